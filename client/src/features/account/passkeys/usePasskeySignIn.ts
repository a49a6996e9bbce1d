import { useEffect, useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { supportsPasskeys } from './supportsPasskeys.ts';

/** Loaded when a person turns to the sign-in form, after the screen. */
const load = () => import('./signInWithPasskey.ts');

/** Milliseconds after which an offer is renewed; its challenge is valid a little longer. */
const OFFER_LIFETIME = 240_000;

/**
 * Signs in with passkeys: by a button, and among the suggestions of the e-mail field.
 * @param enter starts the session of an access token
 */
export function usePasskeySignIn(enter: (accessToken: string) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offeredAt = useRef<number>(null);
  useEffect(
    () => () => {
      if (offeredAt.current !== null) void load().then(({ withdrawPasskeys }) => withdrawPasskeys());
    },
    [],
  );
  const attempt = async (obtain: () => Promise<string | null>) => {
    setFailure(undefined);
    try {
      const accessToken = await obtain();
      if (accessToken !== null) await enter(accessToken);
    } catch (error) {
      const { code, message } = readError(error);
      setFailure(message || (code === 'NETWORK' ? texts.errors.network : texts.passkeySignIn.failed));
    }
  };
  return {
    isSupported: supportsPasskeys(),
    isBusy,
    failure,
    signIn: async () => {
      setBusy(true);
      await attempt(async () => (await load()).signInWithPasskey());
      offeredAt.current = null; // the dialog took the place of an offer
      setBusy(false);
    },
    /** Offers passkeys in the e-mail field, which has the focus. */
    offer: async () => {
      if (!supportsPasskeys() || Date.now() - (offeredAt.current ?? 0) < OFFER_LIFETIME) return;
      offeredAt.current = Date.now();
      const code = await load().catch(() => null); // offline: the form is enough
      if (code) await attempt(code.offerPasskeys);
    },
  };
}
