import {
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
} from 'graphql';
import { sql } from 'kysely';
import type { Sql } from './declarations.ts';

/** Returns SQL of a value as the response writes it: enum values by name, instants in UTC with milliseconds. */
export function readyValue(type: GraphQLOutputType, value: Sql): Sql {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    // ready-schema.ts admits lists only of enums whose names are their values in upper case.
    return isListType(getNullableType(type)) ? sql`upper((${value})::text)::text[]` : nameOf(named, value);
  }
  if (named.name === 'DateTime')
    return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return value;
}

/** Returns whether each name of an enum is its value in upper case. */
export const isUpperCased = (type: GraphQLEnumType): boolean =>
  type.getValues().every((of) => of.name === String(of.value).toUpperCase());

function nameOf(type: GraphQLEnumType, value: Sql): Sql {
  if (isUpperCased(type)) return sql`upper(${value}::text)`;
  const cases = type.getValues().map((of) => sql`when ${sql.lit(String(of.value))} then ${sql.lit(of.name)}`);
  return sql`case ${value}::text ${sql.join(cases, sql` `)} end`;
}
