import * as z from 'zod/mini';
import { emailAddress } from '#kernel/text.rules';
import type { ImportColumns, ImportField } from './import-columns.rules.ts';

/** Roles that an import can give. Admins are invited by hand. */
const IMPORTED_ROLES = ['student', 'instructor'] as const;
export type ImportedRole = (typeof IMPORTED_ROLES)[number];

/** A valid row of an import. */
export interface ImportRow {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  /** ID or title of a cohort. Empty for the cohort of the import. */
  cohort: string;
  role: ImportedRole;
}

/** A problem of one row. */
export interface RowProblem {
  line: number;
  /** Name of the column in the header. Null for the whole row. */
  column: string | null;
  /** Beginning of the value, so that people find it. */
  value: string;
  message: string;
}

/** Maximum length of a stored value. */
const MAX_VALUE = 200;

const MAX_NAME = 100;
const MAX_COHORT = 500;

const email = emailAddress('Enter an email address.');
const controls = /\p{Cc}/u;

/**
 * Returns the values of a row, or its first problem. The first row with an address counts.
 * @param seen lines of earlier rows by address; the row is added
 */
export function readRow(
  cells: readonly string[],
  line: number,
  { positions, names }: ImportColumns,
  seen: Map<string, number>,
): ImportRow | RowProblem {
  const of = (field: ImportField) => (cells[positions[field] ?? -1] ?? '').trim();
  const problem = (field: ImportField | null, message: string): RowProblem => ({
    line,
    column: field && (names[positions[field]!] ?? field),
    value: (field ? of(field) : cells.join(', ')).slice(0, MAX_VALUE),
    message,
  });
  if (cells.length > names.length)
    return problem(null, `This line has ${cells.length} values, but the header has ${names.length}.`);
  const address = z.safeParse(email, of('email'));
  if (!address.success) return problem('email', address.error.issues[0]!.message);
  const earlier = seen.get(address.data);
  if (earlier !== undefined) return problem('email', `This address is already in line ${earlier}.`);
  for (const field of ['firstName', 'lastName', 'cohort'] as const) {
    const max = field === 'cohort' ? MAX_COHORT : MAX_NAME;
    if (of(field).length > max) return problem(field, `Use at most ${max} characters.`);
    if (controls.test(of(field))) return problem(field, 'Remove the line breaks and invisible characters.');
  }
  const role = of('role').toLowerCase() || 'student';
  if (role === 'admin') return problem('role', 'Admins can’t be imported. Invite them one by one.');
  if (!isImportedRole(role)) return problem('role', 'Use “student” or “instructor”, or leave it empty.');
  if (role !== 'student' && of('cohort'))
    return problem('cohort', 'Only students can be invited into a cohort.');
  seen.set(address.data, line);
  return {
    line,
    email: address.data,
    firstName: of('firstName'),
    lastName: of('lastName'),
    cohort: of('cohort'),
    role,
  };
}

const isImportedRole = (role: string): role is ImportedRole =>
  (IMPORTED_ROLES as readonly string[]).includes(role);

/** Returns whether a row has a problem. */
export const isRowProblem = (row: ImportRow | RowProblem): row is RowProblem => 'message' in row;
