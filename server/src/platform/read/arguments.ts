import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isListType,
  isScalarType,
  valueFromAST,
} from 'graphql';
import { sql } from 'kysely';
import type { ReadArguments } from './declarations.ts';
import { searchForm } from './search.ts';
import { Slot } from './slot.ts';

const SQL_TYPES: Record<string, string> = {
  Int: 'int',
  Float: 'float8',
  String: 'text',
  ID: 'uuid',
  DateTime: 'timestamptz',
};

/** Arguments of a field: as slots, and typed as SQL for declarations. Absent and null ones are left out. */
export interface FieldArguments {
  slots: Record<string, Slot>;
  sql: ReadArguments;
  /** Their values while compiling, of which only those that select the statement (shape.ts) may be used. */
  now: Readonly<Record<string, unknown>>;
  /** Whether a page after the first is requested by number. */
  isFarPage: boolean;
}

/** Returns the arguments of a field in a document; their values are read again in each run. */
export function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): FieldArguments {
  const values: Record<string, unknown> = {};
  const found: FieldArguments = { slots: {}, sql: {}, now: values, isFarPage: false };
  for (const argument of field.args) {
    const valueIn = valueOf(argument, node);
    const now = valueIn(variables);
    if (now === undefined || now === null) continue;
    values[argument.name] = now;
    if (argument.name === 'page') found.isFarPage = isFar(now);
    const slot = new Slot((environment) => valueIn(environment.variables), { name: argument.name });
    found.slots[argument.name] = slot;
    found.sql[argument.name] = typed(argument.type, slot, now);
  }
  if (typeof values['search'] === 'string') Object.assign(found.sql, searchForm(values['search'])); // part of the shape (shape.ts)
  return found;
}

// The first page has a different statement (shape.ts).
const isFar = (page: unknown): boolean => typeof page === 'number' && page !== 1;

function valueOf(
  argument: GraphQLArgument,
  node: FieldNode,
): (variables: Record<string, unknown>) => unknown {
  const given = node.arguments?.find((candidate) => candidate.name.value === argument.name);
  if (!given) return () => argument.defaultValue;
  return (variables) => {
    const value = valueFromAST(given.value, argument.type, variables);
    return value === undefined ? argument.defaultValue : value;
  };
}

function typed(type: GraphQLInputType, slot: Slot, now: unknown): ReadArguments[string] {
  // A boolean selects the statement (its value is part of the plan's key); other values are parameters.
  if (typeof now === 'boolean') return now as never;
  const named = getNamedType(type);
  const name = isScalarType(named) ? (SQL_TYPES[named.name] ?? 'text') : 'text';
  const suffix = isListType(getNullableType(type)) ? '[]' : '';
  return sql`${slot}::${sql.raw(name + suffix)}` as never;
}

/** Returns values of a resolver as untyped SQL, whose type PostgreSQL infers from the context. */
export function givenArguments(given: Record<string, unknown>): FieldArguments {
  const found: FieldArguments = { slots: {}, sql: {}, now: given, isFarPage: isFar(given['page']) };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    const slot = new Slot((environment) => environment.given[name], { name });
    found.slots[name] = slot;
    found.sql[name] = (typeof value === 'boolean' ? value : sql`${slot}`) as never;
  }
  return found;
}
