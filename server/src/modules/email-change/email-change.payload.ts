import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';

@ObjectType({ description: 'The viewer with the pending change of the e-mail address.' })
export class PendingEmailChangePayload {
  @Field(() => Account, { description: 'The viewer.' })
  viewer!: Account;
}

@ObjectType({ description: 'E-mail address of the account after the change.' })
export class ConfirmEmailChangePayload {
  @Field(() => String, { description: 'E-mail address that the account has now.' })
  email!: string;
}

@ObjectType({ description: 'E-mail address of the account, and the way to a new password.' })
export class UndoEmailChangePayload {
  @Field(() => String, { description: 'E-mail address that the account has again.' })
  email!: string;

  @Field(() => String, { description: 'Token for `resetPassword`, valid once, for 30 minutes.' })
  passwordResetToken!: string;
}
