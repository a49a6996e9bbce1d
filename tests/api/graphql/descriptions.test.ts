import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#tests/support/schema';

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Lists the type and all its members under names that identify them. */
function partsOf(type: GraphQLNamedType): Described[] {
  const of = (part: Described): Described => ({ ...part, name: `${type.name}.${part.name}` });
  if (isEnumType(type)) return [type, ...type.getValues().map(of)];
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields()).map(of)];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.map((argument) => of({ ...argument, name: `${field.name}(${argument.name})` })),
  );
  return [type, ...fields.map(of), ...args];
}

const parts = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap(partsOf);

test('every type, field, argument, value and input field has a description', () => {
  expect(parts.length).toBeGreaterThan(400);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});

test('descriptions are sentences that begin with a capital, a name or a number and end with a full stop', () => {
  const untidy = parts.filter(
    ({ description }) => !/^(?:[\p{Lu}\d'"`%][\s\S]*)[.)]$/u.test(description?.trim() ?? 'A.'),
  );
  expect(untidy.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});

test('descriptions begin with the noun or the verb, not with a question word', () => {
  const questions = parts.filter(({ description }) =>
    /^(?:Of|Whose|Who|What|Where|When|How|That|Which|Again|Gives)\b/.test(description ?? ''),
  );
  expect(questions.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});
