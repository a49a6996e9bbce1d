import { parse as parseUuid } from 'uuid';
import type { Config } from '#kernel/config';
import { Invalid } from '#kernel/errors';
import { isAppOrigin } from '#kernel/origin';
import { passkeyMessages } from './passkey.rules.ts';

/** EdDSA, ES256 and RS256 (COSE), which all browsers and authenticators cover. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * Returns the host that passkeys belong to. It is that of the configured origin, so a passkey works on the hosts of all
 * institutions, which are its subdomains.
 */
export const relyingPartyHost = ({ appOrigin }: Pick<Config, 'appOrigin'>): string =>
  new URL(appOrigin).hostname;

/** Returns the ID of an account as authenticators store it: 16 bytes in base64url. */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(parseUuid(accountId)).toString('base64url');

/** Data that the browser signed: CollectedClientData of WebAuthn. */
export interface ClientData {
  challenge: string;
  origin: string;
}

/**
 * Returns the challenge and the origin in the answer of a browser.
 * @throws Invalid when it is malformed
 */
export function readClientData(clientData: string): ClientData {
  const malformed = Invalid([{ field: 'clientData', message: passkeyMessages.malformed }]);
  try {
    const { challenge, origin } = JSON.parse(
      Buffer.from(clientData, 'base64url').toString('utf8'),
    ) as Partial<ClientData>;
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    throw malformed;
  }
  throw malformed;
}

/**
 * Returns the origin that an answer must have: its own when it is that of the product or of an institution, otherwise that of
 * the product, which it then fails to match.
 */
export const expectedOrigin = ({ origin }: ClientData, { appOrigin }: Config): string =>
  isAppOrigin(origin, appOrigin) ? origin : appOrigin;
