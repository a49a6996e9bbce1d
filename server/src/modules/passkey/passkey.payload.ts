import { Field, Int, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Passkey } from './passkey.entity.ts';

@ObjectType({ description: 'Options of `navigator.credentials.create` for a new passkey.' })
export class BeginPasskeyPayload {
  @Field(() => String, { description: 'Challenge in base64url, valid once, for 5 minutes, in this session.' })
  challenge!: string;

  @Field(() => String, { description: '`rp.id`: the host of the product, without an institution.' })
  relyingPartyHost!: string;

  @Field(() => String, { description: '`rp.name`: the name of the product.' })
  relyingPartyName!: string;

  @Field(() => String, { description: '`user.id`: the ID of the account as 16 bytes, in base64url.' })
  userHandle!: string;

  @Field(() => String, { description: '`user.name`: the e-mail address of the account.' })
  userName!: string;

  @Field(() => String, { description: '`user.displayName`: the name of the person.' })
  userDisplayName!: string;

  @Field(() => [Int], { description: 'COSE algorithms for `pubKeyCredParams`, the preferred one first.' })
  algorithms!: number[];

  @Field(() => [String], {
    description: 'IDs of the passkeys that the account has, in base64url, for `excludeCredentials`.',
  })
  excludedCredentials!: string[];
}

@ObjectType({ description: 'Options of `navigator.credentials.get` for a sign-in.' })
export class BeginPasskeySignInPayload {
  @Field(() => String, { description: 'Challenge in base64url, valid once and for 5 minutes.' })
  challenge!: string;

  @Field(() => String, { description: '`rpId`: the host of the product, without an institution.' })
  relyingPartyHost!: string;
}

@ObjectType({ description: 'A passkey after the change.' })
export class PasskeyPayload {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey!: Passkey;
}

@ObjectType({ description: 'ID of the removed passkey.' })
export class RemovePasskeyPayload {
  @Field(() => ID, { description: 'ID of the removed passkey.' })
  id!: string;
}
