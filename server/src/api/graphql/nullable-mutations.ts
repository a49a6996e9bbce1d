import { getNullableType, type GraphQLSchema } from 'graphql';

/**
 * Makes the root fields of mutations nullable. With a non-null field, the failure of one mutation would remove the results
 * of those before it in the same operation, although they were committed. Changes the given schema.
 */
export function makeMutationsNullable(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.type = getNullableType(field.type);
}
