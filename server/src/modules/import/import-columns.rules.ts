import { MAX_ROWS } from './import.rules.ts';

/** Values of a row that an import uses. */
export const IMPORT_FIELDS = ['email', 'firstName', 'lastName', 'cohort', 'role'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Spellings of the columns in a header, without case, spaces and punctuation. */
const SPELLINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'username'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  cohort: ['cohort', 'cohortid', 'cohorttitle', 'cohortname', 'class'],
  role: ['role'],
};

/** Delimiters of files, by how often they are used. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Positions of the columns in a row, and their names in the header. */
export interface ImportColumns {
  /** Position of each recognized column. */
  positions: Readonly<Partial<Record<ImportField, number>>>;
  /** Names in the header, in order. */
  names: readonly string[];
}

/** A problem of a file that ends its import. */
export interface FileProblem {
  line: number;
  /** Name of the column, or the position of a character. Null for the whole line. */
  column: string | null;
  message: string;
}

export const EMPTY_FILE: FileProblem = { line: 1, column: null, message: 'The file is empty.' };

/** Returns the problem of a line whose quotation mark takes in the rest of the file. */
export const unclosedQuote = (line: number): FileProblem => ({
  line,
  column: null,
  message: 'A quotation mark in this line is never closed. We couldn’t read the lines after it.',
});

/** Returns the problem of the first line beyond the limit. */
export const tooManyRows = (line: number): FileProblem => ({
  line,
  column: null,
  message: `A file can have up to ${MAX_ROWS.toLocaleString('en-US')} rows. Split a longer one.`,
});

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the delimiter that the first line of a file uses. */
export function delimiterOf(line: string): (typeof DELIMITERS)[number] {
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Returns the columns that a header names, or what is wrong with it. */
export function readHeader(cells: readonly string[], line: number): ImportColumns | FileProblem {
  const names = cells.map((cell) => cell.trim());
  const positions: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const found = names.flatMap((name, position) =>
      SPELLINGS[field].includes(plain(name)) ? [position] : [],
    );
    if (found.length > 1)
      return {
        line,
        column: names[found[1]!]!,
        message: `Two columns have the same meaning: “${names[found[0]!]}” and “${names[found[1]!]}”. Remove one.`,
      };
    if (found.length === 1) positions[field] = found[0]!;
  }
  if (positions.email === undefined)
    return {
      line,
      column: null,
      message: names.some((name) => name.includes('@'))
        ? 'The first line must name the columns, for example: email, first name, last name.'
        : 'The column “email” is missing.',
    };
  return { positions, names };
}

/** Returns whether a header has a problem. */
export const isFileProblem = (header: ImportColumns | FileProblem): header is FileProblem =>
  'message' in header;
