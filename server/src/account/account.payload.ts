import { Field, ObjectType } from 'type-graphql';
import { Account } from './account.entity.ts';

@ObjectType({
  description: 'A signed-in session. The refresh token travels in an httpOnly cookie only.',
})
export class SessionPayload {
  @Field(() => String, { description: 'Valid for 15 minutes, as `Authorization: Bearer`.' })
  accessToken!: string;

  @Field(() => Account, { description: 'Who is signed in.' })
  viewer!: Account;
}

@ObjectType({ description: 'A sentence for the person.' })
export class MessagePayload {
  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}
