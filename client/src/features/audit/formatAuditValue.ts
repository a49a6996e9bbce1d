import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';

const t = texts.auditLog;

export type Values = Readonly<Record<string, unknown>> | null;

/** Names and titles of rows by ID, all of them texts. */
export type Names = Values;

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Columns of the rows that an entry without a label is about, in the order of a sentence. */
const SUBJECTS = ['membership_id', 'course_id', 'cohort_id', 'activity_id', 'lesson_id'];

/** Formats a value of a column: names instead of IDs, dates as on all screens, a dash for no value. */
export function formatAuditValue(value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  return nameOf(value, names) ?? (INSTANT.test(value) ? formatDateTime(value) : value);
}

const nameOf = (id: unknown, names: Names): string | undefined => names?.[String(id)] as string | undefined;

/** Formats the name of a column: 'issued by' for issued_by_id. */
export const formatColumn = (column: string): string => column.replace(/_id$/, '').replaceAll('_', ' ');

/** Returns what an entry is about: the row's own label, otherwise the names of the rows that it connects. */
export function subjectOf(label: string | null | undefined, values: Values, names: Names): string {
  if (label) return label;
  return SUBJECTS.map((column) => nameOf(values?.[column], names))
    .filter(Boolean)
    .join(' · ');
}
