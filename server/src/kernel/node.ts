import { Field, InterfaceType } from 'type-graphql';
import { ID } from './scalars.ts';

/** An object with an ID of its own, the same over GraphQL and REST. */
@InterfaceType({
  description: 'Object with an ID.',
  autoRegisterImplementations: false, // a base class is no type of the API
  resolveType: (read: { __typename: string }) => read.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'ID of the object, unique in the whole platform.' })
  id!: string;
}
