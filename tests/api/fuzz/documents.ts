import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { Kind } from '#tests/support/operations';

/** An argument of a field: a variable of its type or of another one, or a literal. */
export interface Argument {
  name: string;
  type: GraphQLInputType;
  value: unknown;
  as: 'variable' | 'literal' | 'wrong variable';
}

/** A field of a document before it is printed. */
export interface Selected {
  field: string;
  alias: string | null;
  args: Argument[];
  directive: string | null;
  /** True if the selection is printed as a fragment. */
  spread: 'inline' | 'fragment' | null;
  below: Selected[] | null;
}

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

interface Options {
  isNamed: boolean;
  /** A variable that no argument uses. */
  unasked: unknown;
}

/** An operation as it is sent. */
export function written(kind: Kind, roots: Selected[], { isNamed, unasked }: Options): Operation {
  const declared: string[] = [];
  const variables: [string, unknown][] = unasked === null ? [] : [['unasked', unasked]];

  function fieldText({ field, alias, args, directive, spread, below }: Selected): string {
    const given = args.map((argument) => `${argument.name}: ${argumentText(argument)}`);
    const call = given.length > 0 ? `${field}(${given.join(', ')})` : field;
    const head = [alias ? `${alias}: ${call}` : call, directive].filter(Boolean).join(' ');
    if (!below) return head;
    const inside = below.map(fieldText).join(' ');
    if (spread === 'inline') return `${head} { ... { ${inside} } }`;
    if (spread === 'fragment') return `${head} { ... @include(if: true) { ${inside} } __typename }`;
    return `${head} { ${inside} }`;
  }

  function argumentText({ type, value, as }: Argument): string {
    if (as === 'literal') return literal(value, type);
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${as === 'variable' ? String(type) : 'Boolean'}`);
    variables.push([name, value]);
    return `$${name}`;
  }

  const selections = roots.map(fieldText).join(' ');
  const name = isNamed ? ' Fuzz' : '';
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${kind}${name}${head} { ${selections} }`, variables: Object.fromEntries(variables) };
}

/** Prints a value as a literal. A value of another kind is printed as if it were valid there. */
function literal(value: unknown, type: GraphQLInputType | null): string {
  if (type && isNonNullType(type)) return literal(value, type.ofType);
  if (value === null || value === undefined) return 'null';
  if (type && isEnumType(type) && typeof value === 'string' && /^\w+$/.test(value)) return value;
  if (Array.isArray(value)) {
    const of = type && isListType(type) ? type.ofType : null;
    return `[${value.map((item) => literal(item, of)).join(', ')}]`;
  }
  if (typeof value === 'object') {
    const fields = type && isInputObjectType(type) ? type.getFields() : {};
    const parts = Object.entries(value)
      .filter(([name]) => /^[_a-z]\w*$/i.test(name))
      .map(([name, part]) => `${name}: ${literal(part, fields[name]?.type ?? null)}`);
    return `{${parts.join(', ')}}`;
  }
  return JSON.stringify(value);
}
