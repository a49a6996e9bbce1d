import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 1, verified: 4, attested: 64 };

/** A key of the authenticator. */
export interface Credential {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
  /** Number of signatures so far. 0 forever for an authenticator that does not count. */
  count: number;
}

/** Deviations of the browser and the authenticator of a test. */
export interface Circumstances {
  /** Origin of the page; that of the root host by default. */
  origin: string;
  /** Whether the person proved to be the owner, for example by a fingerprint; true by default. */
  isVerified: boolean;
  /** Host that the key is for, by default the relying party of the options. */
  relyingPartyHost: string;
}

interface Asked {
  challenge: string;
  relyingPartyHost: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const clientDataOf = (type: 'create' | 'get', { challenge }: Asked, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

function headOf(relyingPartyHost: string, flags: number, count: number): Buffer {
  const head = Buffer.alloc(37);
  sha256(relyingPartyHost).copy(head);
  head.writeUInt8(flags, 32);
  head.writeUInt32BE(count, 33);
  return head;
}

/** COSE key (RFC 9053) of an elliptic curve key: ES256. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

/**
 * Makes a key, as an authenticator and its browser do.
 * @param options payload of `beginPasskey`
 * @returns the key, and the input of `addPasskey` without a name
 */
export function makeCredential(
  options: Asked & { userHandle: string },
  {
    origin,
    isVerified = true,
    relyingPartyHost = options.relyingPartyHost,
  }: Partial<Circumstances> & { origin: string },
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const flags = FLAGS.present | FLAGS.attested | (isVerified ? FLAGS.verified : 0);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authData = Buffer.concat([
    headOf(relyingPartyHost, flags, 0),
    Buffer.alloc(16), // AAGUID: no model
    length,
    id,
    coseKeyOf(publicKey),
  ]);
  const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', new Uint8Array(authData)],
  ]);
  const credential: Credential = {
    id: base64url(id),
    userHandle: options.userHandle,
    privateKey,
    count: 0,
  };
  return {
    credential,
    answer: {
      credential: credential.id,
      clientData: base64url(clientDataOf('create', options, origin)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    },
  };
}

/**
 * Signs a challenge, as an authenticator and its browser do.
 * @param options payload of `beginPasskeySignIn`
 * @returns input of `signInWithPasskey`
 */
export function signChallenge(
  options: Asked,
  { id, userHandle, privateKey, count }: Credential,
  {
    origin,
    isVerified = true,
    relyingPartyHost = options.relyingPartyHost,
  }: Partial<Circumstances> & { origin: string },
) {
  const clientData = clientDataOf('get', options, origin);
  const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0);
  const authenticatorData = headOf(relyingPartyHost, flags, count);
  const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
  return {
    credential: id,
    clientData: base64url(clientData),
    authenticatorData: base64url(authenticatorData),
    signature: base64url(sign('sha256', signed, privateKey)),
    userHandle,
  };
}
