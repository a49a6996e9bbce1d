import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import type { Account } from '#modules/account/account.entity';
import { addressee } from '#modules/account/addressee.service';
import { type OwnerProof, proveOwner, provePassword } from '#modules/account/owner-proof.service';
import { announce, revoke } from '#modules/account/session.service';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { PasskeyChange } from '#platform/mail/templates/passkey-changed';
import type { Context } from '#platform/request/context';
import { consumeChallenge, newChallenge } from './challenge.service.ts';
import { Passkey } from './passkey.entity.ts';
import type { AddPasskeyInput, RemovePasskeyInput, RenamePasskeyInput } from './passkey.input.ts';
import type { BeginPasskeyPayload } from './passkey.payload.ts';
import { MAX_PASSKEYS } from './passkey.rules.ts';
import {
  ALGORITHMS,
  expectedOrigin,
  readClientData,
  relyingPartyHost,
  userHandleOf,
} from './relying-party.service.ts';

const TooManyPasskeys = () =>
  Conflict(`You can have up to ${MAX_PASSKEYS} passkeys. Remove one that you no longer use.`);
const KnownPasskey = () => Conflict('This passkey is already in use.');
const Unverifiable = () =>
  Invalid([
    {
      field: 'attestationObject',
      message: 'We couldn’t verify this passkey. Try again, or use another device.',
    },
  ]);

/** A challenge to add a passkey is valid for the session that proved the owner. */
const adding = ({ viewer }: Context) => `add ${viewer.accountId} ${viewer.sessionId}`;

/**
 * Starts adding a passkey. The proof of the owner is in the challenge, which only this session can use.
 * @throws Invalid when the password or the code is wrong, Conflict with as many passkeys as are allowed, TooMany
 */
export async function beginPasskey(context: Context, proof: OwnerProof): Promise<BeginPasskeyPayload> {
  const { services } = context;
  const account = await proveOwner(context, proof);
  const known = await services.orm.em.fork().find(Passkey, { account: account.id });
  if (known.length >= MAX_PASSKEYS) throw TooManyPasskeys();
  const { email, firstName, lastName } = account;
  return {
    challenge: newChallenge(context, adding(context)),
    relyingPartyHost: relyingPartyHost(services.config),
    relyingPartyName: services.config.appName,
    userHandle: userHandleOf(account.id),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    algorithms: ALGORITHMS,
    excludedCredentials: known.map(({ credentialId }) => credentialId),
  };
}

/**
 * Adds a passkey with the answer of an authenticator, which verified the person, and mails the owner. Returns its ID.
 * @throws Conflict when the challenge is stale, the passkey is known or there are too many; Invalid when it cannot be verified
 */
export async function addPasskey(context: Context, input: AddPasskeyInput): Promise<string> {
  const accountId = context.viewer.accountId!;
  const verified = await verifyAttestation(context, input);
  return context
    .transaction(async (em) => {
      const account = await lockAccount(em, accountId);
      if ((await em.count(Passkey, { account: accountId })) >= MAX_PASSKEYS) throw TooManyPasskeys();
      const passkey = em.create(Passkey, {
        account: accountId,
        name: input.name,
        transports: input.transports ?? [],
        ...verified,
      });
      await em.flush();
      await mailChange(em, context, account, 'added', input.name);
      return passkey.id;
    })
    .catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? KnownPasskey() : error;
    });
}

/** Verifies the answer of an authenticator that made a key for the product after verifying the person. */
async function verifyAttestation(
  context: Context,
  { credential: credentialId, clientData, attestationObject }: AddPasskeyInput,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount'>> {
  const { config } = context.services;
  const given = readClientData(clientData);
  await consumeChallenge(context, adding(context), given.challenge);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server'); // 200 modules, which few processes need
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON: clientData, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: given.challenge,
    expectedOrigin: expectedOrigin(given, config),
    expectedRPID: relyingPartyHost(config),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw Unverifiable();
  });
  const made = verified ? registrationInfo.credential : null;
  if (made?.id !== credentialId) throw Unverifiable();
  return {
    credentialId,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    signCount: made.counter,
  };
}

/** Locks the account, so that concurrent additions are counted one by one. */
async function lockAccount(em: EntityManager, accountId: string) {
  const [account] = await em.execute<Pick<Account, 'email' | 'firstName'>[]>(
    'select email, first_name as "firstName" from account where id = ? for update',
    [accountId],
  );
  return account!;
}

/** Renames one of the viewer's passkeys. @throws NotFound */
export async function renamePasskey(context: Context, { id, name }: RenamePasskeyInput): Promise<void> {
  await context.transaction(async (em) => {
    const renamed = await em.execute<{ id: string }[]>(
      'update passkey set name = ? where id = ? and account_id = ? returning id',
      [name, id, context.viewer.accountId],
    );
    if (renamed.length === 0) throw NotFound('Passkey');
  });
}

/**
 * Removes one of the viewer's passkeys, ends the other sessions that it opened, and mails the owner. The current session
 * continues as if a password had opened it.
 * @throws Invalid when the password is wrong, NotFound, TooMany
 */
export async function removePasskey(context: Context, { id, password }: RemovePasskeyInput): Promise<void> {
  const { services, viewer } = context;
  const account = await provePassword(context, password);
  const opened = await context.transaction(async (em) => {
    const sessions = await em.execute<{ id: string }[]>('select id from session where passkey_id = ?', [id]);
    const removed = await em.execute<{ name: string }[]>(
      'delete from passkey where id = ? and account_id = ? returning name',
      [id, account.id],
    );
    if (removed.length === 0) throw NotFound('Passkey');
    await mailChange(em, context, account, 'removed', removed[0]!.name);
    const ids = sessions.map((session) => session.id);
    await revoke(
      em,
      ids.filter((sessionId) => sessionId !== viewer.sessionId),
    );
    return ids;
  });
  await announce(services, opened);
}

/** Deletes all passkeys of an account that its owner takes back. */
export const deletePasskeys = (em: EntityManager, accountId: string) =>
  em.execute('delete from passkey where account_id = ?', [accountId]);

const mailChange = (
  em: EntityManager,
  { transport }: Context,
  account: Pick<Account, 'email' | 'firstName'>,
  change: PasskeyChange,
  name: string,
) =>
  enqueueMail(em, {
    to: account.email,
    template: 'passkey-changed',
    data: { change, name, ...addressee(account, transport.hostNamespace) },
  });
