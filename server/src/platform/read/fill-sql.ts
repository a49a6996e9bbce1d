import { sql } from 'kysely';
import type { Sql } from './declarations.ts';

const NAMES = /\{(\w+)\}/;

/** Replaces names in braces, each any number of times, by SQL. */
export const fillSql = (text: string, values: Readonly<Record<string, Sql>>): Sql =>
  sql.join(
    text.split(NAMES).map((part, at) => (at % 2 === 1 ? values[part]! : sql.raw(part))),
    sql.raw(''),
  );

/** Replaces names in braces, each any number of times, by text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .split(NAMES)
    .map((part, at) => (at % 2 === 1 ? values[part]! : part))
    .join('');

/** Returns a statement for the ORM with a parameter in place of each name in braces. */
export const fillParameters = (
  text: string,
  values: Readonly<Record<string, unknown>>,
): [text: string, values: unknown[]] => [
  text.split(NAMES).reduce((sofar, part, at) => sofar + (at % 2 === 1 ? '?' : part), ''),
  text.split(NAMES).flatMap((part, at) => (at % 2 === 1 ? [values[part]] : [])),
];
