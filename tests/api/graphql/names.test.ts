import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { ErrorCode, HTTP_STATUS } from '#kernel/errors';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.values(schema.getMutationType()!.getFields());

/** Names of the IDs that a root field or an input requires. */
const requiredIds = (fields: readonly { name: string; type: unknown }[]): string[] =>
  fields.filter(({ type }) => String(type) === 'ID!').map(({ name }) => name);

/** Verbs of mutations that change an object. The others create one or concern the viewer, such as saveQuiz and submitWork. */
const CHANGES =
  /^(archive|change|complete|decline|delete|edit|end|grade|issue|mark|publish|redeliver|remove|reopen|restore|revoke|rotate|save|set|submit|suspend|update)(?!Typing|Certificates|Quiz$|Work$|SubmissionDraft$)[A-Z]/;

/** Operations on the rule of a course, which has one at most. */
const OF_ITS_COURSE = ['certificatePreview', 'setCertificateRule'];

test('The object that an operation is about is named id', () => {
  const queries = Object.values(schema.getQueryType()!.getFields()).filter(
    ({ type }) => isObjectType(getNamedType(type)) && !getNamedType(type).name.endsWith('Connection'),
  );
  const named = [
    ...queries.map(({ name, args }) => [name, requiredIds(args)] as const),
    ...mutations
      .filter(({ name }) => CHANGES.test(name))
      .map(({ name, args }) => {
        const input = args[0] && getNamedType(args[0].type);
        return [name, isInputObjectType(input) ? requiredIds(Object.values(input.getFields())) : []] as const;
      }),
  ];
  const others = named.filter(([, ids]) => ids.length === 1 && ids[0] !== 'id').map(([name]) => name);
  expect(others.toSorted()).toEqual(OF_ITS_COURSE);
});

/** Fields of inputs that are no values of the object, and why. */
const NOT_READ: Record<string, string> = {
  'createActivity.allowPastDueDate': 'confirms one call',
  'updateActivity.allowPastDueDate': 'confirms one call',
  'updateCohortSession.scope': 'says which sessions change',
  'createCourse.publish': 'selects the status of the new course',
  'createEvent.publish': 'selects the status of the new event',
  'createApiToken.expiresInDays': 'a period; `expiresAt` is its end',
};

/** Returns the type of the object that a mutation returns; null for none, and for results of many. */
function objectOf(mutation: string, payload: GraphQLObjectType): GraphQLObjectType | null {
  const fields = Object.values(payload.getFields());
  const objects = fields.map(({ type }) => getNamedType(type)).filter(isObjectType);
  const named = fields.find(({ name }) => mutation.toLowerCase().endsWith(name.toLowerCase()));
  const byName = named && getNamedType(named.type);
  if (isObjectType(byName)) return byName;
  return objects.find((type) => mutation.endsWith(type.name)) ?? objects.at(0) ?? null;
}

/** Fields that mutations write, with those of the object in which they are read. */
const written = mutations
  .filter(({ name }) => /^(create|update)[A-Z]/.test(name))
  .flatMap(({ name, args, type }) => {
    const object = objectOf(name, getNamedType(type) as GraphQLObjectType);
    const input = args[0] && getNamedType(args[0].type);
    if (!object || !isInputObjectType(input) || object.name.endsWith('Result')) return [];
    return fieldsBelow(input, object, name);
  });

/** Returns the parts of an object that only some may read. */
function partsOf(object: GraphQLObjectType): GraphQLObjectType[] {
  const parts = ['branding', 'details', 'notifications', 'security'].map(
    (name) => object.getFields()[name]?.type,
  );
  return parts.map(getNamedType).filter(isObjectType);
}

/** Returns each field of an input with whether its object has it, also of objects in lists. */
function fieldsBelow(
  input: GraphQLInputObjectType,
  object: GraphQLObjectType,
  path: string,
): { path: string; isRead: boolean }[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const read = [object, ...partsOf(object)].map((one) => one.getFields()[name]).find(Boolean);
    const [below, readBelow] = [getNamedType(type), read && getNamedType(read.type)];
    const at = { path: `${path}.${name}`, isRead: read !== undefined };
    if (!isInputObjectType(below) || !isObjectType(readBelow)) return [at];
    return [at].concat(fieldsBelow(below, readBelow, at.path));
  });
}

test('The fields that create and update an object are read under the names under which they are written', () => {
  expect(written.length).toBeGreaterThan(80);
  const unread = written.filter(({ path, isRead }) => !isRead && !/[a-z]Ids?$/.test(path));
  expect(unread.map(({ path }) => path).toSorted()).toEqual(Object.keys(NOT_READ).toSorted());
});

test('The schema has no names of classes that only the server needs', () => {
  const names = Object.keys(schema.getTypeMap()).filter((name) =>
    /(Entity|Embeddable|Interface|Abstract)/.test(name),
  );
  expect(names).toEqual([]);
  expect(readFileSync('schema.graphql', 'utf8')).not.toMatch(/(Tenant|Base)Entity/);
});

test('The codes of errors are those of the server, and the documentation lists them all', () => {
  const type = schema.getType('ErrorCode');
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(codes.toSorted()).toEqual(Object.values(ErrorCode).toSorted());
  const table = readFileSync('docs/graphql.md', 'utf8').split('\n## Errors\n')[1]!.split('\n## ')[0]!;
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| (\d+) /gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(HTTP_STATUS);
});
