import { getNamedType, type GraphQLEnumType, type GraphQLOutputType, isEnumType } from 'graphql';
import { sql } from 'kysely';
import type { Sql } from './declarations.ts';

/** Returns SQL of a value as the response writes it: enum values by name, instants in UTC with milliseconds. */
export function readyValue(type: GraphQLOutputType, value: Sql): Sql {
  const named = getNamedType(type);
  if (isEnumType(named)) return nameOf(named, value);
  if (named.name === 'DateTime')
    return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return value;
}

function nameOf(type: GraphQLEnumType, value: Sql): Sql {
  const names = type.getValues();
  if (names.every((of) => of.name === String(of.value).toUpperCase())) return sql`upper(${value}::text)`;
  const cases = names.map((of) => sql`when ${sql.lit(String(of.value))} then ${sql.lit(of.name)}`);
  return sql`case ${value}::text ${sql.join(cases, sql` `)} end`;
}
