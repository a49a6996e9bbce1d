/** The banned wording in one line of text. */
export function findings(line: string): string[];

/** The wording in the string literals of one line that texts for people avoid; nothing for other lines. */
export function textFindings(file: string, line: string): string[];
