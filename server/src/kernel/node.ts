import { Field, InterfaceType } from 'type-graphql';
import { UUID } from './scalars.ts';

/** An object with an identity of its own, the same on all doors. */
@InterfaceType({
  description: 'An object with an identity of its own.',
  resolveType: (read: { __typename: string }) => read.__typename,
})
export abstract class Node {
  @Field(() => UUID, { description: 'Identity, unique in the whole platform.' })
  id!: string;
}
