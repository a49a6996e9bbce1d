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

  @Field(() => String, {
    nullable: true,
    description:
      'Token for `resetPassword`, valid once and for 30 minutes. Set only when `verifyEmail` removed the password of the account.',
  })
  passwordResetToken?: string | null;
}

@ObjectType({ description: 'A sentence for the person.' })
export class MessagePayload {
  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}
