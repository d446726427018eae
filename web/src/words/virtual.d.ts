declare module 'virtual:words' {
  /** parts[language][part]() gives the sentences of a part of words/*.json. */
  export const parts: Record<string, Record<string, () => Promise<Record<string, string>>>>;
}
