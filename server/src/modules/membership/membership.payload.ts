import { Field, ObjectType } from 'type-graphql';
import { Membership } from './membership.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change a membership.' })
export class MemberPayload {
  @Field(() => Membership, { description: 'The membership after the mutation.' })
  member!: Membership;
}
