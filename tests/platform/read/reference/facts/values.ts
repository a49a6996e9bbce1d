import { compare } from '../compare.ts';
import type { PageArguments } from '../page.ts';

export const DAY = 86_400_000;

export const sum = (numbers: number[]) =>
  Math.round(numbers.reduce((total, next) => total + next, 0) * 100) / 100;

export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export const inOrder = <T extends { id: string }>(rows: T[], by: (row: T) => number | Date) =>
  rows.toSorted((one, other) => compare(by(one), by(other)) || compare(one.id, other.id));

/** Both names, once if they are equal. */
export const fullName = (first: string, last: string) => (first === last ? first : `${first} ${last}`.trim());

export interface TypedArguments extends PageArguments {
  type?: string | null;
  courseId?: string;
}

/** Filters by the type in a list's arguments. */
export const ofType =
  ({ type }: TypedArguments) =>
  (row: { type: string }): boolean =>
    type == null || row.type.toUpperCase() === type;

/** Returns whether a text contains the search text, regardless of case and of accents of Latin letters. */
export const hasText = (text: string, search: string | null | undefined): boolean =>
  search == null || plain(text).includes(plain(search));

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
