/** A line for each text that is missing or left in English, or that is outside the catalogues. */
export function missingTexts(): string[];

/** The texts of the server without a translation, translations that nothing uses, and those with other values. */
export function untranslated(found?: Record<string, Map<string, string[]>>): string[];

/** The texts of one file of the client that another language has as English has them. */
export function leftInEnglish(files?: readonly string[]): string[];

/** The English texts of a component that are outside the catalogues. */
export function literalsIn(file: string, source?: string): string[];
