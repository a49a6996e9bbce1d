import { once } from 'node:events';
import { type Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Spool } from '#platform/storage/spool';

/** A ZIP archive that is written entry by entry into the spool, in constant memory. */
export interface Archive {
  /** Writes a stream as the next entry. */
  add: (name: string, from: Readable, options?: { isCompressed?: boolean }) => Promise<void>;
  /** Ends the archive. Returns the path of its file and its size in bytes. */
  end: () => Promise<{ path: string; size: number }>;
  /** Stops writing and deletes the file. */
  drop: (reason: Error) => Promise<void>;
}

/** The archive exceeds its limit. */
export class ArchiveTooLarge extends Error {}

/**
 * Starts an archive.
 * @param maxBytes size at which it fails with ArchiveTooLarge
 */
export function startArchive(spool: Spool, maxBytes: number): Archive {
  const zip = new ZipFile();
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new ArchiveTooLarge());
      else done(null, chunk);
    },
  });
  const output = zip.outputStream as Readable;
  const written = spool.write(output, counter);
  const failed = written.then(
    () => new Promise<never>(() => {}),
    (error: Error) => Promise.reject(error),
  );
  failed.catch(() => {}); // reported by the call that waits for it
  zip.on('error', (error: Error) => output.destroy(error));
  return {
    async add(name, from, { isCompressed = false } = {}) {
      const ended = once(from, 'end');
      zip.addReadStream(from, name, { compress: !isCompressed });
      try {
        await Promise.race([ended, failed]);
      } finally {
        from.destroy();
      }
    },
    async end() {
      zip.end();
      return { path: await written, size };
    },
    async drop(reason) {
      output.destroy(reason);
      await written.catch(() => {});
    },
  };
}
