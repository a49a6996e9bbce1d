import type { EntityManager } from '@mikro-orm/postgresql';
import { rateLimitKey } from '#kernel/address';
import { AppError, ErrorCode } from '#kernel/errors';
import { Account } from '#modules/account/account.entity';
import { limitAddress, OF_ADDRESS, PASSKEY_FAILURES, WRONG_PASSKEYS } from '#modules/account/account.limits';
import { isSameHash } from '#modules/account/secrets.service';
import { type SignedIn, signInTo } from '#modules/account/session.service';
import { type FailureCount, failureCountsOf, warnOwner } from '#modules/account/sign-in-failures.service';
import { addressedInstitution } from '#modules/institution/institution.service';
import { consume, extend, refund } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { consumeChallenge, newChallenge } from './challenge.service.ts';
import { Passkey } from './passkey.entity.ts';
import type { SignInWithPasskeyInput } from './passkey.input.ts';
import type { BeginPasskeySignInPayload } from './passkey.payload.ts';
import { expectedOrigin, readClientData, relyingPartyHost, userHandleOf } from './relying-party.service.ts';

const SIGN_IN = 'sign in';

/** The same error for an unknown passkey and a wrong signature. */
const WrongPasskey = () =>
  new AppError(
    ErrorCode.UNAUTHENTICATED,
    'This passkey wasn’t accepted. It may have been removed. Sign in with your password.',
  );

/** Error for a counter that does not move forwards: two authenticators have the same key. */
const CopiedPasskey = () =>
  new AppError(
    ErrorCode.UNAUTHENTICATED,
    'This passkey wasn’t accepted, because a copy of it may be in use. Sign in with your password and remove it.',
  );

/**
 * Starts a sign-in with a passkey. It names no account, so the answer reveals none.
 * @throws TooMany
 */
export async function beginPasskeySignIn(context: Context): Promise<BeginPasskeySignInPayload> {
  await limitAddress(context, OF_ADDRESS.passkey);
  return {
    challenge: newChallenge(context, SIGN_IN),
    relyingPartyHost: relyingPartyHost(context.services.config),
  };
}

/**
 * Signs in with a passkey. The authenticator verified the person, so it counts as both factors.
 * @throws Conflict when the challenge is stale, Unauthenticated when the passkey is not accepted, TooMany after too many
 * failures, errors of `addressedInstitution` and `signInTo`
 */
export async function signInWithPasskey(context: Context, input: SignInWithPasskeyInput): Promise<SignedIn> {
  const { services, transport } = context;
  await limitAddress(context, OF_ADDRESS.signIn);
  const institution = await addressedInstitution(context, input.institution, { isForSignIn: true });
  await consumeChallenge(context, SIGN_IN, readClientData(input.clientData).challenge);
  const em = services.orm.em.fork();
  const passkey = await em.findOne(Passkey, { credentialId: input.credential });
  if (!passkey) {
    await consume(em, WRONG_PASSKEYS, rateLimitKey(transport.address));
    throw WrongPasskey();
  }
  const account = await em.findOneOrFail(Account, passkey.account.id);
  const signCount = await countingFailures(context, account, () => verify(context, passkey, input));
  return signInTo(context, account, institution, {
    passkeyId: passkey.id,
    secondFactor: (writing) => usePasskey(writing, passkey, signCount),
  });
}

/**
 * Counts a failure before verifying, as for passwords, so that concurrent tries cannot exceed the limit. A success is refunded.
 * @throws WrongPasskey when `check` returns null
 */
async function countingFailures(
  context: Context,
  account: Account,
  check: () => Promise<number | null>,
): Promise<number> {
  const em = context.services.orm.em.fork();
  const counts: FailureCount[] = await failureCountsOf(context, account.id, account, PASSKEY_FAILURES);
  for (const { limit, subject } of counts) await consume(em, limit, subject);
  const signCount = await check();
  if (signCount !== null) {
    for (const { limit, subject } of counts) await refund(em, limit, subject);
    return signCount;
  }
  await context.transaction(async (writing) => {
    for (const { limit, subject } of counts) await extend(writing, limit, subject);
    await warnOwner(writing, context, { email: account.email, about: 'passkey' }, counts);
  });
  throw WrongPasskey();
}

/** Returns the number of signatures that the authenticator reports, or null when the answer is wrong. */
async function verify(
  { services: { config } }: Context,
  { credentialId, publicKey, account }: Passkey,
  { clientData, authenticatorData, signature, userHandle }: SignInWithPasskeyInput,
): Promise<number | null> {
  if (!isSameHash(userHandle, userHandleOf(account.id))) return null;
  const given = readClientData(clientData);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server'); // 200 modules, which few processes need
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: given.challenge,
      expectedOrigin: expectedOrigin(given, config),
      expectedRPID: relyingPartyHost(config),
      // The counter is compared where it is written, so that of concurrent sign-ins one succeeds.
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/**
 * Marks a passkey as used in the transaction that opens the session.
 * @throws CopiedPasskey when its counter does not move forwards, WrongPasskey when it was removed concurrently
 */
async function usePasskey(em: EntityManager, { id }: Passkey, signCount: number): Promise<void> {
  const used = await em.execute<{ id: string }[]>(
    `update passkey set sign_count = ?, last_used_at = now()
     where id = ? and (sign_count < ? or (sign_count = 0 and ? = 0)) returning id`,
    [signCount, id, signCount, signCount],
  );
  if (used.length > 0) return;
  throw (await em.count(Passkey, { id })) > 0 ? CopiedPasskey() : WrongPasskey();
}
