/** Returns the lines of a text. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);
