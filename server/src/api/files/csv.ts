import { stringify } from 'csv-stringify/sync';

// Values that start like a formula get a leading apostrophe, because a spreadsheet would run them.
const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** Returns the header line. It starts with the byte order mark, by which spreadsheets recognize UTF-8. */
export const csvHeadOf = (names: readonly string[]): string => stringify([names], { ...FORMAT, bom: true });

/** Returns rows as lines of CSV. */
export const csvRows = (rows: readonly (readonly string[])[]): string => stringify([...rows], FORMAT);

/** Returns a text without line breaks. */
export const oneLine = (text: string | null | undefined): string => text?.replaceAll(/\s+/g, ' ') ?? '';
