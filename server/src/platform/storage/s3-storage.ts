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

/** Maximum number of attempts per upload. */
const MAX_ATTEMPTS = 3;

/** Milliseconds before the second attempt; twice as many before the third. */
const BACKOFF = 200;

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Timeouts in milliseconds. */
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * Creates a storage in a bucket of any S3-compatible store.
 * @param address `https://KEY:SECRET@host/bucket?region=…`; without a key, the AWS SDK looks for its default credentials
 * @throws Error if the bucket cannot be accessed
 */
export async function s3Storage(address: string): Promise<FileStorage> {
  const { origin, host, pathname, username, password, searchParams } = new URL(address);
  const Bucket = decodeURIComponent(pathname.slice(1).replace(/\/$/, ''));
  const client = new S3Client({
    endpoint: origin,
    forcePathStyle: true, // not every store supports buckets as host names
    region: searchParams.get('region') ?? 'us-east-1',
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
    // Only Amazon supports other checksums than that of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
    logger: SILENT, // callers log the errors that are thrown
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw explainStatus(error);
  });
  return {
    put: async (Key, file, ContentLength) => {
      // A stream cannot be sent twice, so the library does not retry. Each attempt here reads the file again.
      for (let attempt = 1; ; attempt++)
        try {
          const Body = createReadStream(file);
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }));
          return;
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
          await wait(BACKOFF * attempt);
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

/** Returns whether a retry may succeed: after a network error, a server error or a rate limit. */
function isRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Returns an error with the meaning of the status, because responses to HEAD have no body. */
function explainStatus(error: unknown): unknown {
  const status = statusOf(error);
  if (status === undefined) return error;
  const meaning: Record<number, string> = {
    301: 'the bucket is in another region',
    403: 'the key is refused, or may not use the bucket',
    404: 'there is no such bucket',
  };
  return new Error(meaning[status] ?? `it answers with ${status}`, { cause: error });
}
