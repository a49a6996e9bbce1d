import type { CDPSession, Page } from '@playwright/test';

/** An authenticator of the browser, such as the fingerprint sensor of a phone. */
export interface VirtualAuthenticator {
  /** Number of passkeys on it. */
  count: () => Promise<number>;
  /** Decides whether the person proves to be the owner. */
  verifies: (isVerified: boolean) => Promise<void>;
  /** Copies the passkeys to another browser, as a password manager does. */
  copyTo: (other: VirtualAuthenticator) => Promise<void>;
  session: CDPSession;
  id: string;
}

/** Adds an authenticator to the page's browser: Chromium's virtual one, which confirms at once. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
  return {
    count: async () => (await credentials()).length,
    verifies: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
    },
    copyTo: async (other) => {
      for (const credential of await credentials())
        await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
    },
    session,
    id,
  };
}
