import { Field, ObjectType } from 'type-graphql';
import { Membership } from './membership.entity.ts';

@ObjectType({ description: 'A membership as the mutation left it.' })
export class MemberPayload {
  @Field(() => Membership, { description: 'The membership as it is now.' })
  member!: Membership;
}
