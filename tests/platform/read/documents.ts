import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inDays } from '#tests/support/factories';
import type { Reference } from './reference/interpreter.ts';
import { type Argument, type Directive, type Operation, type Selection, written } from './written.ts';

/** Values of arguments; IDs and cursors of existing and unknown objects. */
export interface Values {
  /** By the root field that takes them. */
  ids: Record<string, string[]>;
  cursors: string[];
  /** For lists ordered by a number, by the field. */
  numbered: Record<string, string[]>;
  words: string[];
}

/** Includes names of other fields, so that aliases swap places. */
const ALIASES = [
  'a',
  'b',
  '_',
  'id',
  'title',
  'nodes',
  'edges',
  'totalCount',
  'status',
  'price',
  'createdAt',
];

/** Generates operations on the fields that the reference implements. */
export function operations(reference: Reference, values: Values, depth: number): Arbitrary<Operation> {
  const selections = new Map<string, Arbitrary<Selection[]>>();

  const selectionOf = (type: GraphQLObjectType, left: number): Arbitrary<Selection[]> => {
    const key = `${type.name} ${left}`;
    const known = selections.get(key);
    if (known) return known;
    const made = makeSelection(type, left);
    selections.set(key, made);
    return made;
  };

  const makeSelection = (type: GraphQLObjectType, left: number): Arbitrary<Selection[]> => {
    const isRoot = type === reference.schema.getQueryType();
    const fields = Object.values(type.getFields()).filter(({ name }) => reference.knows(type, name));
    const [objects, leaves] = [true, false].map((wanted) =>
      fields
        .filter((field) => isCompositeType(getNamedType(field.type)) === wanted && (left > 0 || !wanted))
        .map((field) => fieldOf(field, left)),
    ) as [Arbitrary<Selection>[], Arbitrary<Selection>[]];
    const choices: { weight: number; arbitrary: Arbitrary<Selection> }[] = [
      { weight: 1, arbitrary: fc.constant(typename) },
    ];
    if (leaves.length > 0) choices.push({ weight: 6, arbitrary: fc.oneof(...leaves) });
    if (objects.length > 0) choices.push({ weight: isRoot ? 20 : 6, arbitrary: fc.oneof(...objects) });
    if (left > 0 && !isRoot) choices.push({ weight: 1, arbitrary: fragmentOn(type, left) });
    return fc.array(fc.oneof(...choices), { minLength: 1, maxLength: isRoot ? 2 : 5, size: 'max' });
  };

  const fieldOf = (field: GraphQLField<unknown, unknown>, left: number): Arbitrary<Selection> => {
    const below = getNamedType(field.type);
    return fc.record({
      kind: fc.constant('field' as const),
      name: fc.constant(field.name),
      alias: aliases,
      arguments: argumentsOf(field, values),
      directive: directives,
      below: isObjectType(below)
        ? selectionOf(below, left - 1)
        : isAbstractType(below)
          ? fc.array(ofAnyType(below, left - 1), { minLength: 1, maxLength: 5, size: 'max' })
          : fc.constant(null),
    });
  };

  /** Below a field of an interface: its own fields, and fragments on its types. */
  const ofAnyType = (type: GraphQLAbstractType, left: number): Arbitrary<Selection> => {
    const types = reference.schema.getPossibleTypes(type).map((on) =>
      fc.record({
        kind: fc.constantFrom('inline' as const, 'named' as const),
        on: fc.constant(on.name),
        directive: directives,
        below: selectionOf(on, left),
      }),
    );
    return fc.oneof(fc.constantFrom(idOfNode, typename), ...types);
  };

  const fragmentOn = (type: GraphQLObjectType, left: number): Arbitrary<Selection> => {
    const below = selectionOf(type, left - 1);
    const onInterface = type.getInterfaces().map((on) =>
      fc.record({
        kind: fc.constantFrom('inline' as const, 'named' as const),
        on: fc.constant(on.name),
        directive: directives,
        below: fc.constant<Selection[]>([idOfNode, typename]), // only its own fields can be selected
      }),
    );
    return fc.oneof(
      fc.record({
        kind: fc.constantFrom('inline' as const, 'named' as const),
        on: fc.constant(type.name),
        directive: directives,
        below,
      }),
      fc.record({
        kind: fc.constant('inline' as const),
        on: fc.constant(null),
        directive: directives,
        below,
      }),
      ...onInterface,
    );
  };

  return selectionOf(reference.schema.getQueryType()!, depth).map(written);
}

/** One time in nine. */
function rarely<T>(value: Arbitrary<T>): Arbitrary<T | null> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
}

const aliases: Arbitrary<string | null> = rarely(fc.constantFrom(...ALIASES));

const typename: Selection = {
  kind: 'field',
  name: '__typename',
  alias: null,
  arguments: [],
  directive: null,
  below: null,
};
const idOfNode: Selection = { ...typename, name: 'id' };

const directives: Arbitrary<Directive | null> = rarely(
  fc.record({
    name: fc.constantFrom('include' as const, 'skip' as const),
    holds: fc.boolean(),
    byVariable: fc.boolean(),
  }),
);

/** Generates the arguments of a field: pages of every kind, and filters. */
function argumentsOf(field: GraphQLField<unknown, unknown>, values: Values): Arbitrary<Argument[]> {
  if (field.args.length === 0) return fc.constant([]);
  const isList = field.args.some(({ name }) => name === 'first');
  const narrowing = field.args
    .filter(({ name }) => !isList || ![...PAGING, ...COMMON].includes(name))
    .map((definition) => oneArgument(definition, valueOf(field.name, definition, values)));
  const paging = isList
    ? pages(values.numbered[field.name] ?? values.cursors)
    : fc.constant<Record<string, unknown>>({});
  return fc.record({ narrowing: fc.tuple(...narrowing), paging, byVariable: fc.boolean() }).map((made) =>
    made.narrowing
      .filter((given) => given !== null)
      .concat(
        Object.entries(made.paging).map(([name, value]) => ({
          definition: field.args.find((candidate) => candidate.name === name)!,
          value,
          byVariable: made.byVariable,
        })),
      ),
  );
}

const PAGING = ['first', 'after', 'last', 'before', 'page'];

/** Arguments that all lists have, which ordered-lists.test.ts checks. */
const COMMON = ['orderBy', 'ids', 'createdAt', 'updatedAt'];

/** Generates page arguments. Mostly small pages, so that there are further ones. */
function pages(cursors: string[]): Arbitrary<Record<string, unknown>> {
  const size = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(20, 100) },
  );
  const cursor = fc.constantFrom(...cursors);
  const nothing = fc.constantFrom(null, undefined);
  return fc.oneof(
    fc.record({}),
    fc.record({ first: size }),
    fc.record({ first: size, after: cursor }),
    fc.record({ after: cursor }),
    fc.record({ last: size }),
    fc.record({ last: size, before: cursor }),
    fc.record({ before: cursor }),
    fc.record({ first: size, page: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ first: size, after: nothing, last: nothing, before: nothing, page: nothing }),
  );
}

function valueOf(field: string, definition: GraphQLArgument, { ids, words }: Values): Arbitrary<unknown> {
  const type = getNamedType(definition.type);
  let value: Arbitrary<unknown>;
  if (isEnumType(type)) value = fc.constantFrom(...type.getValues().map(({ name }) => name));
  else if (type.name === 'ID')
    value = fc.constantFrom(...(ids[`${field}.${definition.name}`] ?? ids[field])!);
  else if (type.name === 'String') value = fc.constantFrom('', 'no such text', ...words);
  else if (type.name === 'Boolean') value = fc.boolean();
  else if (type.name === 'DateTime')
    value = fc.constantFrom(...[-7, 1].map((days) => inDays(days).toISOString()));
  else throw new Error(`No values are known for an argument of type ${type.name}`);
  const nullable = definition.type;
  return isListType(isNonNullType(nullable) ? nullable.ofType : nullable)
    ? fc.array(value, { maxLength: 3, size: 'max' })
    : value;
}

function oneArgument(definition: GraphQLArgument, value: Arbitrary<unknown>): Arbitrary<Argument | null> {
  const isRequired = isNonNullType(definition.type) && definition.defaultValue === undefined;
  const nothing = isNonNullType(definition.type) ? [undefined] : [null, undefined];
  const given = fc.record({
    definition: fc.constant(definition),
    value: isRequired
      ? value
      : fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(...nothing) }),
    byVariable: fc.boolean(),
  });
  return isRequired ? given : fc.option(given, { freq: 2 });
}
