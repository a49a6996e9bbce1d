import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { VISITOR } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';

/** Public part of an RSA key (RFC 7517). */
export interface PublicJwk {
  kty: 'RSA';
  n: string;
  e: string;
}

/** Key that signs the badges of an institution. */
export interface SigningKey {
  id: string;
  key: KeyObject;
}

/** Open Badges 3.0, section 8.2.3: RS256 is what every verifier must know. */
const KEY_BITS = 2048;

const IV_BYTES = 12;
const TAG_BYTES = 16;

const newKeyPair = promisify(generateKeyPair);

/**
 * Returns the key with which an institution signs. It is made when it is needed first, and again when the server's secret is
 * another one than when it was sealed. Its public part stays, so that what it signed stays valid.
 */
export async function signingKeyOf(services: Services, institutionId: string): Promise<SigningKey> {
  const { config, log } = services;
  for (let attempt = 0; attempt < 3; attempt++) {
    const stored = await readKey(services, institutionId);
    const key = stored && unseal(config.jwtSecret, stored);
    if (key) return { id: stored.id, key };
    if (stored)
      log.warn({ institutionId, keyId: stored.id }, 'a signing key cannot be opened and is replaced');
    await addKey(services, institutionId, stored?.id ?? null);
  }
  throw new Error('the signing key of an institution cannot be made');
}

interface StoredKey {
  id: string;
  sealedKey: string;
}

const READ = `
  select json_build_object('id', id, 'sealedKey', sealed_key)::text from issuer_key
  where institution_id = $1 and retired_at is null`;

async function readKey({ runStatements }: Services, institutionId: string): Promise<StoredKey | null> {
  const statement: Statement = { name: 'issuer_key_in_use', text: READ, values: [institutionId] };
  const [json] = await runStatements({ ...VISITOR, institutionId }, [statement]);
  return json ? (JSON.parse(json) as StoredKey) : null;
}

/** Adds a key, unless another process did at the same time. */
async function addKey(services: Services, institutionId: string, replaced: string | null): Promise<void> {
  const { publicKey, privateKey } = await newKeyPair('rsa', { modulusLength: KEY_BITS });
  const id = uuidv7();
  const { n, e } = publicKey.export({ format: 'jwk' });
  const sealed = seal(services.config.jwtSecret, id, privateKey);
  const now = new Date();
  await createJobContext(services, institutionId, 'add-issuer-key').transaction(async (em) => {
    await em.execute(RETIRE, [now, institutionId, replaced]);
    await em.execute(ADD, [institutionId, id, now, JSON.stringify({ kty: 'RSA', n, e }), sealed]);
  });
}

const RETIRE =
  'update issuer_key set retired_at = ? where institution_id = ? and id = ? and retired_at is null';

const ADD = `
  insert into issuer_key (institution_id, id, created_at, public_jwk, sealed_key) values (?, ?, ?, ?, ?)
  on conflict do nothing`;

// The label keeps the key distinct from others that are derived from the same secret.
const sealingKey = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`issuer-key\0${id}`).digest();

/** Encrypts a private key (AES-256-GCM): nonce, tag and text. */
function seal(secret: string, id: string, key: KeyObject): string {
  const nonce = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, id), nonce);
  const text = Buffer.concat([cipher.update(key.export({ type: 'pkcs8', format: 'der' })), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a private key. Null when it was sealed with another secret. */
function unseal(secret: string, { id, sealedKey }: StoredKey): KeyObject | null {
  const bytes = Buffer.from(sealedKey, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, id), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const der = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  } catch {
    return null;
  }
}
