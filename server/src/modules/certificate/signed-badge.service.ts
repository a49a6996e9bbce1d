import { sign } from 'node:crypto';
import { NotFound } from '#kernel/errors';
import type { Services } from '#platform/request/services';
import { badgeOf, BADGE_ROW, type BadgeRow } from './badge.service.ts';
import { issuerOf } from './badge-issuer.service.ts';
import { readByNumber } from './certificate-proof.service.ts';
import { signingKeyOf } from './issuer-key.service.ts';
import { readRevoked, statusListOf } from './status-list.service.ts';

/** A JSON object of a credential, with a time from which it is valid. */
interface Credential {
  id: string;
  validFrom: string;
  issuer: { id: string };
  credentialSubject: { id: string };
}

/**
 * Returns the certificate with a number as signed Open Badges 3.0 credential (VC-JWT).
 * @throws NotFound for an unknown number and a revoked certificate
 */
export async function signedBadge(services: Services, number: string): Promise<string> {
  const json = await readByNumber(services, number, { name: 'read_badge', text: BADGE_ROW });
  if (!json) throw NotFound('Certificate');
  const row = JSON.parse(json) as BadgeRow;
  return signCredential(services, row.institution.id, badgeOf(services.config.appOrigin, row));
}

/**
 * Returns a status list of an institution as signed credential.
 * @throws NotFound for an unknown institution
 */
export async function signedStatusList(
  services: Services,
  institutionId: string,
  list: number,
): Promise<string> {
  const issuer = await issuerOf(services, institutionId);
  const revoked = await readRevoked(services, institutionId, list);
  return signCredential(services, institutionId, statusListOf(issuer, list, revoked));
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a credential as JWT (Open Badges 3.0, section 8.2): its properties are the claims. The same one yields the same text. */
async function signCredential(
  services: Services,
  institutionId: string,
  credential: Credential,
): Promise<string> {
  const { id, key } = await signingKeyOf(services, institutionId);
  const { issuer, validFrom, credentialSubject } = credential;
  const header = { alg: 'RS256', typ: 'JWT', kid: `${issuer.id}/keys/${id}` };
  const claims = {
    ...credential,
    iss: issuer.id,
    jti: credential.id,
    nbf: Math.floor(Date.parse(validFrom) / 1000),
    sub: credentialSubject.id,
  };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}
