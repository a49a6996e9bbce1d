import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { getHostNamespace } from '#lib/hostNamespace';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { toPasskeyError } from './passkeyError.ts';
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from './PasskeySignIn.public.generated.ts';

/** Milliseconds for which the browser's dialog waits, as long as the challenge is valid. */
const TIMEOUT = 300_000;

/**
 * Signs in with a passkey that the person chooses in the browser's dialog.
 * @returns the access token
 * @throws RequestError with a text for the person
 */
export async function signInWithPasskey(): Promise<string> {
  const asked = await begin();
  const answer = await startAuthentication({ optionsJSON: asked }).catch((error: unknown) => {
    throw toPasskeyError(error, texts.passkeyFailures.cancelled);
  });
  return send(answer);
}

/**
 * Offers passkeys among the suggestions of the e-mail field, where the browser can. Ends with the next sign-in by a passkey.
 * @returns the access token once the person chose one; null when none was chosen
 * @throws RequestError when the server does not accept the passkey
 */
export async function offerPasskeys(): Promise<string | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const answer = await begin()
    .then((optionsJSON) => startAuthentication({ optionsJSON, useBrowserAutofill: true }))
    .catch(() => null); // the person signs in another way
  return answer && send(answer);
}

/** Withdraws the offer of passkeys, when the screen is left. */
export const withdrawPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

async function begin() {
  const { beginPasskeySignIn } = await request(BeginPasskeySignInDocument, {}, { auth: 'none' });
  const { challenge, relyingPartyHost: rpId } = beginPasskeySignIn!;
  return { challenge, rpId, userVerification: 'required' as const, timeout: TIMEOUT };
}

async function send({ id, response }: Awaited<ReturnType<typeof startAuthentication>>): Promise<string> {
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle = '' } = response;
  const input = {
    credential: id,
    clientData,
    authenticatorData,
    signature,
    userHandle,
    institution: getHostNamespace(),
  };
  const { signInWithPasskey: payload } = await request(
    SignInWithPasskeyDocument,
    { input },
    { auth: 'none' },
  );
  return payload!.accessToken;
}
