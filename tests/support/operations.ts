import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inDays } from './factories.ts';
import { merged } from './samples.ts';

export type Kind = 'query' | 'mutation' | 'subscription';

/** A leaf of an operation's variables: where it is, and its scalar or enum. */
export interface Place {
  path: string[];
  type: string;
  isList: boolean;
}

/** An operation on one root field with every argument given, and everything selected that fits. */
export interface FieldOperation {
  kind: Kind;
  name: string;
  document: string;
  /** The same call that selects only leaves, for responses that are expected to be empty or that nobody reads. */
  brief: string;
  variables: Record<string, unknown>;
  places: Place[];
  /** The type that is selected, of a field that returns an interface. */
  onType?: string;
}

/**
 * One operation for each root field; where it gives an interface, one for each type. A list of an interface selects only the
 * leaves, because the field for one object of the interface already selects everything, and reads it in the same way.
 */
export function everyOperation(schema: GraphQLSchema): FieldOperation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => operationsOn(schema, kind, field)),
  );
}

/** The variables with another value at a place. */
export function withValue(
  variables: Record<string, unknown>,
  { path, isList }: Place,
  value: unknown,
): Record<string, unknown> {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) return { ...variables, [name]: isList ? [value] : value };
  const below = variables[name];
  const place = { path: rest, type: '', isList };
  const changed = Array.isArray(below)
    ? below.map((item) => withValue(item as Record<string, unknown>, place, value))
    : withValue(below as Record<string, unknown>, place, value);
  return { ...variables, [name]: changed };
}

function operationsOn(
  schema: GraphQLSchema,
  kind: Kind,
  field: GraphQLField<unknown, unknown>,
): FieldOperation[] {
  const places: Place[] = [];
  const args = field.args.filter(({ name }) => !PAGING.has(name));
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, [name], places)]));
  if (field.name in INPUTS) Object.assign(variables['input'] as object, INPUTS[field.name]);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared ? `${kind} (${declared})` : kind;
  const call = given ? `${field.name}(${given})` : field.name;
  const type = getNamedType(field.type);
  const depth = isListType(getNullableType(field.type)) ? 0 : 1;
  const document = (selection: string, onType?: string) =>
    `${head} { ${call}${onType ? ` { ... on ${onType}${selection} }` : selection} }`;
  const operation = (of: GraphQLNamedOutputType, selection: string, onType?: string): FieldOperation => ({
    kind,
    name: field.name,
    document: document(selection, onType),
    brief: document(selectionOf(of, of.name.endsWith('Payload') ? 1 : 0), onType),
    variables,
    places,
    ...(onType && { onType }),
  });
  return isAbstractType(type)
    ? schema.getPossibleTypes(type).map((one) => operation(one, selectionOf(one, depth), one.name))
    : [operation(type, wholeSelectionOf(type))];
}

/** A page is the default one: other ways exclude each other. */
const PAGING = new Set(['first', 'after', 'last', 'before', 'page']);

/** Levels of objects below a root field that are selected whole, at most. */
const DEPTH = 2;

/** Fields that one document may select stay below the limit of the server. */
const MAX_FIELDS_ASKED = 950;

/** As many levels as may be asked at once. */
function wholeSelectionOf(type: GraphQLNamedOutputType): string {
  const whole = selectionOf(type, DEPTH);
  return (whole.match(/\w+/g)?.length ?? 0) <= MAX_FIELDS_ASKED ? whole : selectionOf(type, DEPTH - 1);
}

/** An object of a selection: its leaves and, while it is entered, its objects. */
interface Selected {
  type: GraphQLNamedOutputType;
  /** Levels below it that are selected; below zero, only its leaves. */
  left: number;
  parts: (string | { name: string; below: Selected })[];
}

/**
 * Returns a selection of all leaves and of the objects down to a depth. Fields with required arguments are left out, optional
 * arguments keep their defaults. Each type is selected whole where it first occurs, level by level, and with its leaves only
 * wherever it occurs again: each field of each type is requested, but not along every path, because PostgreSQL takes longest
 * to plan these statements.
 */
function selectionOf(type: GraphQLNamedOutputType, depth: number): string {
  const root: Selected = { type, left: depth, parts: [] };
  const entered = new Set([type]);
  for (const queue = [root]; queue.length > 0;) {
    const { type: from, left, parts } = queue.shift()!;
    if (!isObjectType(from)) continue;
    for (const { name, type: wrapped, args } of Object.values(from.getFields())) {
      if (args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined))
        continue;
      const to = getNamedType(wrapped);
      if (!isObjectType(to)) {
        parts.push(name);
        continue;
      }
      const isPage = from.name.endsWith('Connection');
      const isPart = /Permissions$|^PageInfo$/.test(to.name) && left < depth;
      if (isPage ? name === 'edges' : left <= 0 || isPart) continue;
      const isNew = isPage || !entered.has(to);
      const below: Selected = { type: to, left: isPage ? left : isNew ? left - 1 : -1, parts: [] };
      if (!isPage) entered.add(to);
      parts.push({ name, below });
      queue.push(below);
    }
  }
  return textOf(root);
}

const textOf = ({ type, parts }: Selected): string =>
  isObjectType(type)
    ? ` { __typename ${parts.map((part) => (typeof part === 'string' ? part : part.name + textOf(part.below))).join(' ')} }`
    : '';

/** Something that the rules let pass, for what it is and how it is called. */
function valueOf(type: GraphQLInputType, path: string[], places: Place[], isList = false): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, places, isList);
  if (isListType(type)) return [valueOf(type.ofType, path, places, true)];
  if (isInputObjectType(type) && BY_NAME[path.at(-1)!] === null) return null;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map(({ name, type: of }) => [
        name,
        valueOf(of, [...path, name], places),
      ]),
    );
  places.push({ path, type: type.name, isList });
  if (isEnumType(type)) {
    const known = type.getValues().find((value) => value.name === BY_NAME[path.at(-1)!]);
    return (known ?? type.getValues()[0]!).name;
  }
  return sampleOf(path.at(-1)!, type.name);
}

/** A value of an argument that the rules let pass. */
export const argumentOf = (name: string, type: GraphQLInputType): unknown => valueOf(type, [name], []);

/** A value of a scalar that the rules let pass, for how it is called. */
export function sampleOf(name: string, type: string): unknown {
  const value = name in BY_NAME ? BY_NAME[name] : BY_TYPE[type];
  if (value === undefined) throw new Error(`No value is known for ${name} of type ${type}`);
  return value;
}

const BY_NAME = merged(({ values }) => values);
const INPUTS = merged(({ inputs }) => inputs);

const BY_TYPE: Record<string, unknown> = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'Something',
  Int: 5,
  Float: 5,
  MinorUnits: 5,
  Boolean: false,
  DateTime: inDays(20).toISOString(),
};
