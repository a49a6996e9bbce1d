import path from 'node:path';
import type { Config } from '#kernel/config';
import { toStartError } from '#kernel/start-error';
import { localStorage } from './local-storage.ts';
import type { FileStorage } from './storage.ts';

/** Returns the folder of local files. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files');

/** Opens the configured storage: a bucket, or a local folder. @throws StartError if it cannot be used */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<FileStorage> {
  const { s3Url } = config;
  try {
    if (!s3Url) return await localStorage(filesFolder(config));
    const { s3Storage } = await import('./s3-storage.ts'); // loaded on demand, because the library is large and rarely needed
    return await s3Storage(s3Url);
  } catch (error) {
    throw s3Url
      ? toStartError('The store of files', 'S3_URL', error)
      : toStartError('The folder of files', 'DATA_DIR', error);
  }
}
