import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import type { App } from '#tests/support/app';

type Web = Pick<App, 'url'>;

/** Addresses of badges have the origin of the configuration; tests read them from their server. */
export const readBadge = (address: string, of: Web): Promise<Response> => {
  const { pathname } = new URL(address, of.url);
  return fetch(of.url + pathname);
};

export const badgeTextOf = async (number: string, of: Web): Promise<string> =>
  (await readBadge(`/credentials/${number}`, of)).text();

export interface Header {
  alg: string;
  typ: string;
  kid: string;
}

/** Credential, in the parts that the test reads. */
export interface Badge extends Record<string, unknown> {
  id: string;
  validFrom: string;
  issuer: { id: string; name: string };
  credentialSubject: { id: string; achievement: Record<string, unknown> };
  evidence: { name: string }[];
  credentialStatus: { id: string; statusListIndex: string; statusListCredential: string };
  iss: string;
  jti: string;
  sub: string;
  nbf: number;
}

/** Verifies a VC-JWT as a stranger does: with the key to which its header leads. */
export async function verifiedBadge(
  text: string,
  of: Web,
): Promise<{ header: Header; badge: Badge; isValid: boolean }> {
  const [head, payload, signature] = text.split('.') as [string, string, string];
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as never;
  const header: Header = parse(head);
  const jwk = (await (await readBadge(header.kid, of)).json()) as JsonWebKey;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${payload}`);
  const isValid = verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'));
  return { header, badge: parse(payload), isValid };
}
