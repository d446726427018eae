// What a bot is asked with where everybody is to meet the same one: the seed of the deal and the number of moves made.
export const botSeed = (seed: string, ply: number): bigint => BigInt(`0x${seed.slice(0, 16)}`) + BigInt(ply);
