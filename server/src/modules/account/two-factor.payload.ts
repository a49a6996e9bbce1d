import { Field, ObjectType } from 'type-graphql';
import { Account } from './account.entity.ts';

@ObjectType({ description: 'Set-up of an authenticator app. Both values are secret.' })
export class BeginTwoFactorPayload {
  @Field(() => String, { description: 'Secret to type into the app, in Base32.' })
  secret!: string;

  @Field(() => String, { description: '`otpauth:` URI with the secret, to show as a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'New recovery codes. They are not stored: show them once.' })
export class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Ten codes, each of which replaces the app in one sign-in.' })
  recoveryCodes!: string[];

  @Field(() => Account, { description: 'The viewer.' })
  viewer!: Account;
}

@ObjectType({ description: 'The viewer without two-factor authentication.' })
export class DisableTwoFactorPayload {
  @Field(() => Account, { description: 'The viewer.' })
  viewer!: Account;
}
