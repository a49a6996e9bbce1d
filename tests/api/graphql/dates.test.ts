import fs from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(fs.readFileSync('schema.graphql', 'utf8'));

/** A field of an input, by its path, with the types of the objects that the mutation returns. */
interface InputField {
  path: string;
  name: string;
  type: string;
  written: GraphQLObjectType[];
}

/** Returns the types of objects that a mutation returns, also of the results of a bulk mutation. */
const objectsOf = (type: GraphQLObjectType): GraphQLObjectType[] =>
  Object.values(type.getFields())
    .map((field) => getNamedType(field.type))
    .filter(isObjectType)
    .flatMap((below) => (/(Payload|Result)$/.test(below.name) ? objectsOf(below) : [below]));

/** Returns the part of an object that a mutation is named after, such as the schedule of a cohort. */
const partOf = (mutation: string, object: GraphQLObjectType): GraphQLObjectType[] =>
  Object.values(object.getFields())
    .map((field) => getNamedType(field.type))
    .filter((type): type is GraphQLObjectType => isObjectType(type) && mutation.endsWith(type.name));

function fieldsOf(input: GraphQLInputObjectType, path: string, written: GraphQLObjectType[]): InputField[] {
  return Object.values(input.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    const at = `${path}.${field.name}`;
    return isInputObjectType(type)
      ? fieldsOf(type, at, written)
      : [{ path: at, name: field.name, type: type.name, written }];
  });
}

const fields = Object.values(schema.getMutationType()!.getFields()).flatMap((mutation) => {
  const payload = getNamedType(mutation.type) as GraphQLObjectType;
  return mutation.args.flatMap(({ type }) =>
    fieldsOf(
      getNamedType(type) as GraphQLInputObjectType,
      mutation.name,
      objectsOf(payload).flatMap((object) => [object].concat(partOf(mutation.name, object))),
    ),
  );
});

test('an instant or time zone is written under the name and type under which it is read', () => {
  const instants = fields.filter(({ name, type }) => type === 'DateTime' || name === 'timeZone');
  expect(instants.length).toBeGreaterThan(10);
  const unread = instants.filter(
    ({ name, type, written }) =>
      !written.some((object) => getNamedType(object.getFields()[name]?.type)?.name === type),
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});

/** Times of day without a day, which are no instants. */
const LOCAL = ['createAvailability.endTime', 'createAvailability.startTime', 'planRecurringSchedule.time'];

test('no input takes a day or a time of day as a text', () => {
  const texts = fields.filter(
    ({ name, type }) => type === 'String' && /(date|day|time|at|deadline)$/i.test(name),
  );
  expect(texts.map(({ path }) => path)).toEqual(LOCAL);
});
