/** The texts that the server sends by their kind, each with the files that have it. */
export function sentTexts(): Record<'forms' | 'errors' | 'mails' | 'documents', Map<string, string[]>>;

/** The messages and the texts of `say` in one file of the server. */
export function textsIn(file: string, source?: string): { sent: string[]; said: string[] };
