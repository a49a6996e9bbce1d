import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Kind, sampleOf } from '#tests/support/operations';
import { type Argument, type Operation, type Selected, written } from './documents.ts';
import { anyCursor, anyText, anyValue, mostly, rarely } from './values.ts';
import type { World } from './world.ts';

/** Levels of objects below a root field. */
const DEPTH = 3;

/** Ratio of valid to invalid values. */
const RIGHT = 40;

const PAGING = new Set(['first', 'last', 'page', 'after', 'before']);

/** Generates operations of a kind on any of its root fields, most of them valid, with mostly valid values. */
export function operationsOf(schema: GraphQLSchema, kind: Kind, world: World): fc.Arbitrary<Operation> {
  const rootType = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind]!;
  const known = new Map<string, fc.Arbitrary<Selected[]>>();
  const roots = fc.oneof(
    ...Object.values(rootType.getFields()).map((field) => selected(field, DEPTH, field.name)),
  );
  const most = kind === 'subscription' ? 1 : 3;
  return fc
    .record({
      roots: mostly(
        8,
        fc.array(roots, { minLength: 1, maxLength: 1 }),
        fc.array(roots, { minLength: 1, maxLength: most }),
      ),
      isNamed: fc.boolean(),
      unasked: rarely(12, anyValue),
    })
    .map(({ roots: all, isNamed, unasked }) => written(kind, all, { isNamed, unasked }));

  function selected(
    field: GraphQLField<unknown, unknown>,
    left: number,
    root: string,
  ): fc.Arbitrary<Selected> {
    return fc.record({
      field: mostly(200, fc.constant(field.name), fc.constant('nothing')),
      alias: rarely(15, fc.constantFrom('a', '__proto__', 'constructor', 'id', '__typename')),
      args: fc
        .tuple(...field.args.map((argument) => argumentOf(argument, root)))
        .map((args) => args.filter((one) => one !== null)),
      directive: rarely(20, directive),
      spread: rarely(6, fc.constantFrom('inline', 'fragment')),
      below: below(getNamedType(field.type), left, root),
    });
  }

  /** Generates a selection of a type; null for a leaf. */
  function below(type: GraphQLNamedType, left: number, root: string): fc.Arbitrary<Selected[] | null> {
    const name = fc.constant<Selected[]>([TYPENAME]);
    if (isAbstractType(type)) return name;
    if (!isObjectType(type)) return fc.constant(null);
    const key = `${type.name} ${left}`;
    let found = known.get(key);
    if (!found) {
      const inside = Object.values(type.getFields()).filter(
        (field) => left > 0 || !isObjectType(getNamedType(field.type)),
      );
      found =
        inside.length === 0
          ? name
          : fc
              .uniqueArray(fc.oneof(...inside.map((field) => selected(field, left - 1, root))), {
                selector: ({ field, alias }) => alias ?? field,
                maxLength: 4,
              })
              .map((fields) => (fields.length > 0 ? fields : [TYPENAME]));
      known.set(key, found);
    }
    return found;
  }

  function argumentOf(
    { name, type, defaultValue }: GraphQLArgument,
    root: string,
  ): fc.Arbitrary<Argument | null> {
    const given = fc.record({
      name: mostly(100, fc.constant(name), fc.constant('nothing')),
      type: fc.constant(type),
      value: valueOf(type, name, root),
      as: mostly(
        100,
        fc.constantFrom<Argument['as']>('variable', 'literal'),
        fc.constant<Argument['as']>('wrong variable'),
      ),
    });
    const isNeeded = isNonNullType(type) && defaultValue === undefined;
    if (isNeeded) return mostly<Argument | null>(60, given, fc.constant(null));
    return fc.oneof(
      { weight: 1, arbitrary: given },
      { weight: PAGING.has(name) ? 4 : 1, arbitrary: fc.constant(null) },
    );
  }

  function valueOf(type: GraphQLInputType, name: string, root: string): fc.Arbitrary<unknown> {
    return mostly(RIGHT, rightValueOf(type, name, root), anyValue);
  }

  function rightValueOf(type: GraphQLInputType, name: string, root: string): fc.Arbitrary<unknown> {
    if (isNonNullType(type)) return rightValueOf(type.ofType, name, root);
    if (isListType(type)) return fc.array(valueOf(type.ofType, name, root), { maxLength: 3 });
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const needed = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
      return fc
        .tuple(
          fc.record(
            Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name, root)])),
            { requiredKeys: needed as never[] },
          ),
          rarely(60, fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'isAdmin'), anyValue)),
        )
        .map(([value, more]) =>
          Object.fromEntries([...Object.entries(value), ...Object.entries(more ?? {})]),
        );
    }
    return scalarOf(type.name, name, root);
  }

  function scalarOf(type: string, name: string, root: string): fc.Arbitrary<unknown> {
    if (type === 'ID') {
      const { own, foreign } = world.idsFor(name, root);
      return fc.oneof(
        { weight: 10, arbitrary: fc.constantFrom(...own) },
        { weight: 3, arbitrary: fc.constantFrom(...foreign) },
        { weight: 1, arbitrary: fc.uuid() },
      );
    }
    if (name === 'after' || name === 'before') return anyCursor;
    if (type === 'Int')
      return mostly(
        3,
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(0, -1, 101, 2 ** 31 - 1, -(2 ** 31)),
      );
    if (type === 'Boolean') return fc.boolean();
    if (type === 'String' && name === 'search') return anyText;
    const sample = fc.constant(sampleOf(name, type));
    if (type === 'String') return mostly(6, sample, anyText);
    return mostly(6, sample, anyValue);
  }
}

const directive = mostly(
  8,
  fc.constantFrom('@include(if: true)', '@skip(if: false)', '@skip(if: true)'),
  fc.constantFrom('@skip(if: "x")', '@nothing', '@include'),
);

const TYPENAME: Selected = {
  field: '__typename',
  alias: null,
  args: [],
  directive: null,
  spread: null,
  below: null,
};
