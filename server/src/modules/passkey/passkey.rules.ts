/** Rules of passkeys, shared with the client's forms. */
import * as z from 'zod/mini';
import { line } from '#kernel/text.rules';
import { secondFactor, twoFactorMessages } from '#modules/account/two-factor.rules';
import { givenNamespace } from '#modules/institution/institution.rules';

/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 10;

/** Maximum length of a name. */
const PASSKEY_NAME_MAX = 60;

/** Longest accepted answer of an authenticator, in characters of base64url. */
const ANSWER_MAX = 20_000;

export const passkeyMessages = {
  name: 'Enter a name for the passkey.',
  password: twoFactorMessages.password,
  malformed: 'We couldn’t read the answer of your device. Try again.',
} as const;

const name = line(passkeyMessages.name, PASSKEY_NAME_MAX);

const password = z.string(passkeyMessages.password).check(z.minLength(1, passkeyMessages.password));

/** Binary data of an authenticator. */
const answer = z
  .string(passkeyMessages.malformed)
  .check(
    z.maxLength(ANSWER_MAX, { error: passkeyMessages.malformed, abort: true }),
    z.regex(/^[\w-]+$/, passkeyMessages.malformed),
  );

/** Credential IDs have at most 1023 bytes (WebAuthn, section 4). */
const credential = answer.check(z.maxLength(1364, passkeyMessages.malformed));

const transport = z
  .string(passkeyMessages.malformed)
  .check(z.maxLength(40, passkeyMessages.malformed), z.regex(/^[\w-]+$/, passkeyMessages.malformed));

/** Proof of the owner with which a passkey is added. */
export const beginPasskeyRules = z.object({ password, code: z.nullish(secondFactor) });

/** Form that adds a passkey, without two-factor authentication and with it. */
export const addPasskeyForm = z.object({ name, password });
export const addPasskeyWithCodeForm = z.object({ name, password, code: secondFactor });

/** Input that adds a passkey. */
export const addPasskeyRules = z.object({
  name,
  credential,
  clientData: answer,
  attestationObject: answer,
  transports: z.nullish(
    z.array(transport, passkeyMessages.malformed).check(z.maxLength(10, passkeyMessages.malformed)),
  ),
});

/** Form and input of a new name. */
export const renamePasskeyRules = z.object({ name });

/** Form and input of a removal. */
export const removePasskeyRules = z.object({ password });

/** Answer of an authenticator to a sign-in. */
export const passkeySignInRules = z.object({
  credential,
  clientData: answer,
  authenticatorData: answer,
  signature: answer,
  userHandle: answer,
  institution: givenNamespace,
});
