import { getNamedType, type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql';

/** Returns the object type inside a field's lists and non-nulls. */
export function objectTypeOf(
  field: Pick<GraphQLField<unknown, unknown>, 'type' | 'name'>,
): GraphQLObjectType {
  const named = getNamedType(field.type);
  if (!isObjectType(named)) throw new Error(`${field.name} is not of an object type`);
  return named;
}
