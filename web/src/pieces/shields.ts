// The shields of the seats, in a box of 48: round, kite, square, hexagon.
export const SHIELDS = [
  'M24 3a21 21 0 1 0 0 42a21 21 0 1 0 0-42z',
  'M5 5q19-6 38 0q2 22-19 40q-21-18-19-40z',
  'M5 5h38v32q-9 8-19 8t-19-8z',
  'M24 2.500l19 10.500v22l-19 10.500l-19-10.500v-22z',
] as const;

export const shieldOf = (seat: number): string => SHIELDS[seat] ?? SHIELDS[0];
export const letterOf = (seat: number): string => 'ABCD'[seat] ?? '?';
