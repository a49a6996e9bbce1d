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
export const containsText = (text: string, search: string | null | undefined): boolean =>
  search == null || plain(text).includes(plain(search));

/** Returns whether a list's search finds a text: a short text of an alphabet at the beginning of a word, any other anywhere. */
export function hasText(text: string, search: string | null | undefined): boolean {
  if (search == null || !isShort(search)) return containsText(text, search);
  const [letters, wanted] = [Array.from(plain(text)), plain(search)];
  return letters.some(
    (_letter, at) => letters.slice(at).join('').startsWith(wanted) && !isLetter(letters[at - 1] ?? ''),
  );
}

const isLetter = (character: string) => /^[\p{L}\p{N}]$/u.test(character);

const isShort = (search: string) =>
  isLetter(Array.from(search)[0] ?? '') &&
  !/[\p{L}\p{N}]{3}/u.test(search) &&
  Array.from(search).every(
    (character) =>
      !isLetter(character) ||
      /[\d\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u.test(
        character,
      ),
  );

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
