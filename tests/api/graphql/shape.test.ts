import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);
const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
const mutations = Object.values(schema.getMutationType()!.getFields());
const subscriptions = Object.values(schema.getSubscriptionType()!.getFields());
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** A field of an object or an input, or an argument. */
interface Value {
  path: string;
  name: string;
  type: unknown;
}

const structures = types.filter((type) => isObjectType(type) || isInputObjectType(type));
const argumentsOf = (path: string, field: object): Value[] =>
  ((field as Partial<GraphQLField<unknown, unknown>>).args ?? []).map(({ name, type }) => ({
    path: `${path}(${name})`,
    name,
    type,
  }));
const values = structures.flatMap((structure) =>
  Object.values<{ name: string; type: unknown }>(structure.getFields()).flatMap((field) => {
    const path = `${structure.name}.${field.name}`;
    return [{ path, name: field.name, type: field.type }].concat(argumentsOf(path, field));
  }),
);

/** Returns the name of a type without lists and marks of what is never null. */
const bareName = ({ type }: Value): string => String(getNamedType(type as GraphQLType));

test('every object of a list, and every object with an ID of its own, has the times of its creation and change', () => {
  const listed = objects
    .filter(({ name }) => name.endsWith('Edge'))
    .map((edge) => getNamedType(edge.getFields()['node']!.type));
  const timed = new Set([...nodes, ...listed]);
  expect(timed.size).toBeGreaterThan(30);
  const missing = [...timed].flatMap((type) =>
    ['createdAt', 'updatedAt']
      .filter((name) => !isObjectType(type) || String(type.getFields()[name]?.type) !== 'DateTime!')
      .map((name) => `${type.name}.${name}`),
  );
  expect(missing).toEqual([]);
});

test('every mutation takes one input or nothing, and returns a payload of its own, which is null when it failed', () => {
  expect(mutations.length).toBeGreaterThan(90);
  const shapes = mutations.map(({ name, args, type }) => [
    name,
    args.map(({ name: of, type: taken }) => `${of}: ${taken.toString()}`),
    String(type),
  ]);
  expect(shapes).toEqual(
    mutations.map(({ name, args }) => [
      name,
      args.length === 0
        ? []
        : [`input: ${capital(name)}Input${args[0]!.type.toString().endsWith('!') ? '!' : ''}`],
      `${capital(name)}Payload`,
    ]),
  );
});

/** Names that end like an ID and are none: a request has a random text. */
const NO_IDS = ['AuditEntry.requestId'];

test('an ID has the type ID, also in lists', () => {
  const ids = values.filter(({ name }) => /^ids?$|Ids?$/.test(name));
  expect(ids.length).toBeGreaterThan(100);
  const others = ids.filter((value) => bareName(value) !== 'ID');
  expect(others.map(({ path }) => path)).toEqual(NO_IDS);
});

test('an amount of money is an object, and no number of it is a fraction', () => {
  const amounts = values.filter(({ name }) => /^(price|revenue)$/.test(name));
  expect(amounts.length).toBeGreaterThan(5);
  for (const value of amounts) expect(bareName(value)).toMatch(/^Money(Input)?$/);
  const units = values.filter(({ path }) => /^Money(Input)?\.amount$/.test(path));
  expect(units.map(({ type }) => String(type))).toEqual(['MinorUnits!', 'MinorUnits!']);
});

test('a bulk mutation returns a result with an error for each of its items', () => {
  const bulk = mutations.filter(({ args }) => {
    const input = args[0] && getNamedType(args[0].type);
    return isInputObjectType(input) && input.getFields()['items'];
  });
  expect(bulk.map(({ name }) => name)).toEqual(expect.arrayContaining(['createCourses', 'updateCohorts']));
  for (const { type } of bulk) {
    const payload = getNamedType(type);
    const { results } = isObjectType(payload) ? payload.getFields() : {};
    const result = getNamedType(results?.type);
    expect(isObjectType(result) && Object.keys(result.getFields())).toEqual(
      expect.arrayContaining(['index', 'error']),
    );
  }
});

/** Subscriptions whose objects are never deleted, and how a viewer learns of what ends. */
const NEVER_DELETED: Record<string, string> = {
  agendaChanged: 'reports that times changed',
  categoriesChanged: 'sends the whole list, which a deleted one is missing from',
  conversationChanged: 'a room ends with its cohort, which cohortChanged reports',
  messagesChanged: 'a deleted message stays without its text',
  notificationAdded: 'reports new notifications only',
  notificationsRead: 'reports reading only',
  presenceChanged: 'reports who is online',
  sessionsChanged:
    'sends whole lists, which a deleted session is missing from; cohortChanged reports a deleted cohort',
  typingChanged: 'reports who writes',
};

test('an event of a subscription names its object by ID and has none once it is deleted', () => {
  const reporting = subscriptions.filter(({ type }) => {
    const event = getNamedType(type);
    const fields = isObjectType(event) ? Object.values(event.getFields()) : [];
    return fields.some(({ name, type: of }) => {
      const isObject = isObjectType(getNamedType(of)) && !isListType(getNullableType(of));
      const hasId = fields.some((field) => [`${name}Id`, 'id'].includes(field.name));
      return isObject && !isNonNullType(of) && hasId;
    });
  });
  const silent = subscriptions.filter((one) => !reporting.includes(one));
  expect(silent.map(({ name }) => name).toSorted()).toEqual(Object.keys(NEVER_DELETED).toSorted());
});
