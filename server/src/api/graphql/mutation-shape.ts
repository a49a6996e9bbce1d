import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  isObjectType,
  isRequiredInputField,
} from 'graphql';

type MutationField = GraphQLFieldConfig<unknown, unknown, Record<string, unknown>>;

/**
 * Gives all mutations the same shape: one argument `input` of a type of its own, and a nullable payload of a type of its
 * own. Resolvers may declare plain arguments and share payload classes.
 *
 * - Arguments become the fields of an input type, `DeleteCourseInput` for `deleteCourse`.
 * - A payload becomes a type named after the mutation, so that it can get fields without changing other mutations.
 * - It is nullable: with a non-null field, the failure of one mutation would remove the results of those before it in the
 *   same operation, although they were committed.
 */
export function shapeMutations(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  if (!config.mutation) return schema;
  const mutation = config.mutation.toConfig();
  const fields = Object.entries(mutation.fields).map(([name, field]) => [
    name,
    withOwnPayload(name, withInput(name, field as MutationField)),
  ]);
  const shaped = new GraphQLObjectType({ ...mutation, fields: Object.fromEntries(fields) as never });
  // Only referenced types are kept, so that a shared payload class does not appear next to the types made from it.
  const types = config.types.filter((type) => !isObjectType(type) || !type.name.endsWith('Payload'));
  return new GraphQLSchema({
    ...config,
    mutation: shaped,
    types: types.filter((type) => type !== config.mutation),
  });
}

const typeName = (mutation: string, suffix: string): string =>
  `${mutation[0]!.toUpperCase()}${mutation.slice(1)}${suffix}`;

/** Replaces the arguments of a mutation by fields of an input. @throws Error for an input with another name or argument */
function withInput(name: string, field: MutationField): MutationField {
  const args = Object.entries(field.args ?? {});
  if (args.length === 0) return field;
  const { input } = field.args ?? {};
  if (input) {
    const { name: given } = getNamedType(input.type);
    if (args.length > 1 || given !== typeName(name, 'Input'))
      throw new Error(`The mutation ${name} must take plain arguments, or one input of its own.`);
    return field;
  }
  const type = new GraphQLInputObjectType({
    name: typeName(name, 'Input'),
    description: `Input of \`${name}\`.`,
    fields: Object.fromEntries(args),
  });
  const isRequired = Object.values(type.getFields()).some(isRequiredInputField);
  const { resolve } = field;
  return {
    ...field,
    args: {
      input: {
        description: type.description,
        ...(isRequired ? { type: new GraphQLNonNull(type) } : { type, defaultValue: {} }),
      },
    },
    resolve: (source, given, context, info) =>
      resolve!(source, (given['input'] ?? {}) as Record<string, unknown>, context, info),
  };
}

/** Replaces the payload of a mutation by a nullable type of its own with the same fields. */
function withOwnPayload(name: string, field: MutationField): MutationField {
  const payload = getNullableType(field.type);
  if (!isObjectType(payload)) throw new Error(`The mutation ${name} has no payload.`);
  const own = typeName(name, 'Payload');
  if (payload.name === own) return { ...field, type: payload };
  const description = `Payload of \`${name}\`.`;
  return { ...field, type: new GraphQLObjectType({ ...payload.toConfig(), name: own, description }) };
}
