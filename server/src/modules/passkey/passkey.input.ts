import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { SECOND_FACTOR } from '#modules/account/two-factor.input';
import {
  addPasskeyRules,
  beginPasskeyRules,
  passkeySignInRules,
  removePasskeyRules,
  renamePasskeyRules,
} from './passkey.rules.ts';

@InputType({ description: 'Proof of the owner with which a passkey is added.' })
@Rules(beginPasskeyRules)
export class BeginPasskeyInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { nullable: true, description: SECOND_FACTOR })
  code?: string | null;
}

@InputType({ description: 'Answer of an authenticator to `beginPasskey`, and the name of the passkey.' })
@Rules(addPasskeyRules)
export class AddPasskeyInput {
  @Field(() => String, { description: 'Name of the passkey, 1 to 60 characters.' })
  name!: string;

  @Field(() => String, { description: '`id` of the credential, in base64url.' })
  credential!: string;

  @Field(() => String, { description: '`response.clientDataJSON` of the credential, in base64url.' })
  clientData!: string;

  @Field(() => String, { description: '`response.attestationObject` of the credential, in base64url.' })
  attestationObject!: string;

  @Field(() => [String], {
    nullable: true,
    description: '`response.getTransports()` of the credential, at most 10.',
  })
  transports?: string[] | null;
}

@InputType({ description: 'A passkey and its new name.' })
@Rules(renamePasskeyRules)
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'ID of the passkey.' })
  id!: string;

  @Field(() => String, { description: 'Name of the passkey, 1 to 60 characters.' })
  name!: string;
}

@InputType({ description: 'A passkey to remove, and the proof of the owner.' })
@Rules(removePasskeyRules)
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'ID of the passkey.' })
  id!: string;

  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;
}

@InputType({
  description: 'Answer of an authenticator to `beginPasskeySignIn`, and the institution to sign in to.',
})
@Rules(passkeySignInRules)
export class SignInWithPasskeyInput {
  @Field(() => String, { description: '`id` of the credential, in base64url.' })
  credential!: string;

  @Field(() => String, { description: '`response.clientDataJSON` of the credential, in base64url.' })
  clientData!: string;

  @Field(() => String, { description: '`response.authenticatorData` of the credential, in base64url.' })
  authenticatorData!: string;

  @Field(() => String, { description: '`response.signature` of the credential, in base64url.' })
  signature!: string;

  @Field(() => String, { description: '`response.userHandle` of the credential, in base64url.' })
  userHandle!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Namespace of the institution. Defaults to the institution of the request's host, on the root host to the most recently used one.",
  })
  institution?: string | null;
}
