import { sql } from 'kysely';
import type { OfValue, Row, Sql } from './declarations.ts';

/** Returns the SQL of a text in a JSON object, for a field that is read from it. */
export const textOf =
  (key: string) =>
  ({ value }: Row<OfValue>): Sql =>
    sql`${value}->>${sql.lit(key)}`;

/** Returns the SQL of another value in a JSON object, cast to a type of PostgreSQL. */
export const typedOf =
  (key: string, type: string) =>
  (row: Row<OfValue>): Sql =>
    sql`(${textOf(key)(row)})::${sql.raw(type)}`;
