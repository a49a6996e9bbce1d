import type { Readable } from 'node:stream';

/**
 * Where the bytes of files are kept. A key is made by `fileKey` and never of what people write; what is kept under it
 * is never changed.
 */
export interface FileStorage {
  /** Takes a file of this machine, of `size` bytes, and keeps it under the key; the file itself may be gone then. */
  put: (key: string, file: string, size: number) => Promise<void>;
  /** @throws MissingFileError where there is nothing under the key */
  read: (key: string) => Promise<Readable>;
  /** Nothing where there is nothing under the key. */
  remove: (key: string) => Promise<void>;
  /** Where that is, for whoever starts the server. */
  destination: string;
  close: () => void;
}

/** Bytes that are not there, though their file is. */
export class MissingFileError extends Error {
  override name = 'NotKept';

  constructor(key: string, cause: unknown) {
    super(`Nothing is kept under ${key}.`, { cause });
  }
}

/** Under which key the bytes of an institution's file are kept. */
export const fileKey = (institutionId: string, fileId: string): string => `${institutionId}/${fileId}`;
