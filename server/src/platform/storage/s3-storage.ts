import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type FileStorage, MissingFileError } from './storage.ts';

/** How often a file is sent before its upload fails. */
const TRIES = 3;

/** Milliseconds before the second try, twice as many before the third. */
const PAUSE = 200;

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Milliseconds: to get through, and to hear of what was asked. */
const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * Keeps files in a bucket of any S3-compatible store.
 * @param address `https://KEY:SECRET@host/bucket?region=…`; without a key those of the environment or the machine count
 * @throws where the bucket cannot be reached with them
 */
export async function s3Storage(address: string): Promise<FileStorage> {
  const { origin, host, pathname, username, password, searchParams } = new URL(address);
  const Bucket = decodeURIComponent(pathname.slice(1).replace(/\/$/, ''));
  const client = new S3Client({
    endpoint: origin,
    forcePathStyle: true, // no store must know its buckets as hosts
    region: searchParams.get('region') ?? 'us-east-1',
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
    // Other checksums than the signature's own are Amazon's alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
    logger: SILENT, // what fails is thrown, and told by whoever catches it
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw explained(error);
  });
  return {
    put: async (Key, file, ContentLength) => {
      // A stream cannot be sent twice, so the library itself tries once: each try of ours reads anew.
      for (let attempt = 1; ; attempt++)
        try {
          const Body = createReadStream(file);
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }));
          return;
        } catch (error) {
          if (attempt === TRIES || !mayPass(error)) throw error;
          await wait(PAUSE * attempt);
        }
    },
    read: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body as Readable;
      } catch (error) {
        throw statusOf(error) === 404 ? new MissingFileError(Key, error) : error;
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    destination: `bucket ${Bucket} at ${host}`,
    close: () => client.destroy(),
  };
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether another try may succeed: the network failed, or the store did, or it asks to be asked later. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Answers to HEAD have no text: the status says most. */
function explained(error: unknown): unknown {
  const status = statusOf(error);
  if (status === undefined) return error;
  const meaning: Record<number, string> = {
    301: 'the bucket is in another region',
    403: 'the key is refused, or may not use the bucket',
    404: 'there is no such bucket',
  };
  return new Error(meaning[status] ?? `it answers with ${status}`, { cause: error });
}
