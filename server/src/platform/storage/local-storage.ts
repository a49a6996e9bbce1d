import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type FileStorage, MissingFileError } from './storage.ts';

/** Creates a storage in a local folder. Files to store must be on the same disk as the folder. */
export async function localStorage(folder: string): Promise<FileStorage> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await fs.access(folder, constants.W_OK);
  const place = (key: string) => path.join(folder, key);
  return {
    put: async (key, file) => {
      const target = place(key);
      await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await fs.rename(file, target); // atomic: the file exists completely or not at all
      await flush(path.dirname(target));
    },
    read: async (key) => {
      try {
        return (await fs.open(place(key))).createReadStream();
      } catch (error) {
        throw isMissing(error) ? new MissingFileError(key, error) : error;
      }
    },
    remove: (key) => fs.rm(place(key), { force: true }),
    destination: folder,
    close: () => undefined,
  };
}

/** Syncs a folder, so that a new file name survives a power failure. Windows does so itself and cannot open folders. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
