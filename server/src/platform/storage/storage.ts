import type { Readable } from 'node:stream';

/** Storage of file contents. Keys come from `fileKey`, never from user input. A stored file is never changed. */
export interface FileStorage {
  /** Stores a local file of `size` bytes under the key. It may move the local file. */
  put: (key: string, file: string, size: number) => Promise<void>;
  /** Reads a file. @throws MissingFileError if it does not exist */
  read: (key: string) => Promise<Readable>;
  /** Deletes a file if it exists. */
  remove: (key: string) => Promise<void>;
  /** Location of the storage, for the start-up output. */
  destination: string;
  close: () => void;
}

/** File whose database row exists but whose content is missing. */
export class MissingFileError extends Error {
  override name = 'NotKept';

  constructor(key: string, cause: unknown) {
    super(`Nothing is kept under ${key}.`, { cause });
  }
}

/** Returns the storage key of an institution's file. */
export const fileKey = (institutionId: string, fileId: string): string => `${institutionId}/${fileId}`;

/** Returns the ID of the file of a storage key, which may go on after it. */
export const fileIdOf = (key: string): string => key.split('/')[1]!.slice(0, 36);
