// The records behind the boards of the rules.
const records = import.meta.glob<string>('../games/*/boards/*.record', { query: '?raw', import: 'default' });

export async function boardRecord(game: string, name: string): Promise<string> {
  const record = await records[`../games/${game}/boards/${name}.record`]?.();
  if (record === undefined) throw new Error(`there is no board ${name}`);
  return record;
}
