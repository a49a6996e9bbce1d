/** Language of the texts in the code. */
export const ENGLISH: 'en';

/** Returns the languages of the client's texts, English first. */
export function languages(): string[];
