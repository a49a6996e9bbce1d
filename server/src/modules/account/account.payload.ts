import { Field, ObjectType } from 'type-graphql';
import { Account } from './account.entity.ts';

@ObjectType({
  description: 'A session. The refresh token is sent in an httpOnly cookie only.',
})
export class SessionPayload {
  @Field(() => String, {
    description: 'Access token, valid for 15 minutes. Send it as `Authorization: Bearer <token>`.',
  })
  accessToken!: string;

  @Field(() => Account, { description: 'The signed-in account.' })
  viewer!: Account;

  @Field(() => String, {
    nullable: true,
    description:
      'Token for `resetPassword`, valid once, for 30 minutes. Set only when `verifyEmail` removed the password of the account.',
  })
  passwordResetToken?: string | null;
}

@ObjectType({ description: 'A message to show to the user.' })
export class MessagePayload {
  @Field(() => String, { description: 'Text of the message.' })
  message!: string;
}

@ObjectType({ description: 'The account with its new language.' })
export class UpdateLanguagePayload {
  @Field(() => Account, { description: 'The signed-in account.' })
  viewer!: Account;
}
