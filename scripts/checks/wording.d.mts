/** The banned wording in one line of text. */
export function findings(line: string): string[];
