import { startRegistration } from '@simplewebauthn/browser';
import { texts } from '#texts/en';
import { toPasskeyError } from './passkeyError.ts';
import type { AddPasskeyMutationVariables, BeginPasskeyMutation } from './Passkeys.generated.ts';

export type Begun = NonNullable<BeginPasskeyMutation['beginPasskey']>;

/** Milliseconds for which the browser's dialog waits, as long as the challenge is valid. */
const TIMEOUT = 300_000;

/**
 * Makes a passkey in the browser's dialog.
 * @returns the answer for `addPasskey`, without a name
 * @throws RequestError with a text for the person
 */
export async function createPasskey(
  begun: Begun,
): Promise<Omit<AddPasskeyMutationVariables['input'], 'name'>> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: begun.challenge,
      rp: { id: begun.relyingPartyHost, name: begun.relyingPartyName },
      user: { id: begun.userHandle, name: begun.userName, displayName: begun.userDisplayName },
      pubKeyCredParams: begun.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: begun.excludedCredentials.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: TIMEOUT,
    },
  }).catch((error: unknown) => {
    throw toPasskeyError(error, texts.passkeyFailures.notMade);
  });
  const { clientDataJSON: clientData, attestationObject, transports } = response;
  return { credential: id, clientData, attestationObject, transports: transports ?? null };
}
