import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLObjectType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.values(schema.getMutationType()!.getFields());

/** Names of the IDs that a root field or an input requires. */
const requiredIds = (fields: readonly { name: string; type: unknown }[]): string[] =>
  fields.filter(({ type }) => String(type) === 'ID!').map(({ name }) => name);

/** Verbs of mutations that change an object; those of others create one or concern the viewer. */
const CHANGES =
  /^(archive|change|complete|decline|delete|edit|end|grade|issue|mark|publish|redeliver|remove|reopen|restore|revoke|rotate|set|suspend|update)(?!Typing|Certificates)[A-Z]/;

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
  expect(named.filter(([, ids]) => ids.length === 1 && ids[0] !== 'id')).toEqual([]);
});

test.for(['Cohort', 'Discussion', 'DiscussionReply', 'Section', 'WebhookEndpoint'])(
  'The values of a %s are read under the names that they are written under',
  (name) => {
    const read = (schema.getType(name) as GraphQLObjectType).getFields();
    const inputs = [`Create${name}Input`, `Update${name}Input`].map((input) => schema.getType(input));
    const written = inputs.filter(isInputObjectType).flatMap((input) => Object.keys(input.getFields()));
    expect(written.filter((field) => !/Ids?$/.test(field) && !(field in read))).toEqual([]);
  },
);
