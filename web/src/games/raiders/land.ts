// The shore of an island: a rounded frame, worn by the sea. The same island always looks the same.

/** Numbers from 0 to 1 that only depend on the seed. */
function worn(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A closed path in a box of 340 by 100 that may be stretched. */
export function shore(seed: number): string {
  const wear = worn(seed);
  const points: [number, number][] = [];
  const add = (x: number, y: number, by: number) => points.push([x + (wear() - 0.5) * by, y + (wear() - 0.5) * by]);
  for (let x = 26; x <= 314; x += 24) add(x, 4, 3.5);
  for (const [x, y] of [
    [331, 9],
    [336, 30],
    [337, 52],
    [335, 72],
    [326, 90],
  ] as const)
    add(x, y, 3);
  for (let x = 308; x >= 26; x -= 24) add(x, 95.5, 3.5);
  for (const [x, y] of [
    [12, 89],
    [6, 70],
    [4, 50],
    [5, 28],
    [12, 10],
  ] as const)
    add(x, y, 3);
  const middle = (a: [number, number], b: [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return (
    `M${middle(last, first)}` +
    points
      .map((point, i) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[i + 1] ?? first)}`)
      .join('') +
    'z'
  );
}
