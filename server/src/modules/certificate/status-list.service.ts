import { gzipSync } from 'node:zlib';
import { VISITOR } from '#kernel/viewer';
import { MINUTE } from '#kernel/duration.rules';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import type { Issuer } from './badge-issuer.service.ts';

/** Credentials in a list: the least that the specification allows, so that a look-up tells little. */
const LIST_LENGTH = 131_072;

/** Minutes for which verifiers may keep a list. */
export const STATUS_MINUTES = 5;

const listUrl = (issuerId: string, list: number) => `${issuerId}/status/${list}`;

/** Returns where a verifier finds whether a credential was revoked (W3C Bitstring Status List). */
export function statusEntryOf(issuerId: string, statusIndex: number) {
  const list = listUrl(issuerId, Math.floor(statusIndex / LIST_LENGTH));
  const index = String(statusIndex % LIST_LENGTH);
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  };
}

/** The revoked certificates of a list, and the time of the last revocation. */
interface Revoked {
  indexes: number[];
  since: string;
}

const READ = `
  select json_build_object(
    'indexes', coalesce(json_agg(k.status_index), '[]'), 'since', coalesce(max(k.revoked_at), to_timestamp(0)))::text
  from certificate k
  where k.institution_id = $1 and k.status = 'revoked' and k.status_index >= $2 and k.status_index < $3`;

/** Reads which certificates of a list were revoked. */
export async function readRevoked(
  { runStatements }: Services,
  institutionId: string,
  list: number,
): Promise<Revoked> {
  const values = [institutionId, list * LIST_LENGTH, (list + 1) * LIST_LENGTH];
  const statement: Statement = { name: 'revoked_certificates', text: READ, values };
  const [json] = await runStatements({ ...VISITOR, institutionId }, [statement]);
  return JSON.parse(json!) as Revoked;
}

/** Returns the credential of a status list: a bit for each credential, the first one on the left, set when it was revoked. */
export function statusListOf(issuer: Issuer, list: number, { indexes, since }: Revoked) {
  const bits = Buffer.alloc(LIST_LENGTH / 8);
  for (const index of indexes) {
    const place = index % LIST_LENGTH;
    bits[place >> 3]! |= 0x80 >> (place & 7);
  }
  const id = listUrl(issuer.id, list);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: issuer.id },
    validFrom: new Date(since).toISOString().replace(/\.\d+Z$/, 'Z'),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
      ttl: STATUS_MINUTES * MINUTE,
    },
  };
}
