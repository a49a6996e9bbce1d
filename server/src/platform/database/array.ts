/** Formats an array whose elements need no quotes, for example IDs; `em.execute` would create a nested list. */
export const arrayOf = (words: readonly string[]): string => `{${words.join()}}`;
