/** As PostgreSQL writes an array of what needs no quotes, such as identities; `em.execute` would make a list of a list. */
export const arrayOf = (words: readonly string[]): string => `{${words.join()}}`;
