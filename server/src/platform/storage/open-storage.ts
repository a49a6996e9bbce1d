import path from 'node:path';
import type { Config } from '#kernel/config';
import { toStartError } from '#kernel/start-error';
import { localStorage } from './local-storage.ts';
import type { FileStorage } from './storage.ts';

/** Where files of this machine are kept. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files');

/** The storage of the configuration: a bucket, or else a folder. @throws StartError where it cannot be used */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<FileStorage> {
  const { s3Url } = config;
  try {
    if (!s3Url) return await localStorage(filesFolder(config));
    const { s3Storage } = await import('./s3-storage.ts'); // its library is large, and few need it
    return await s3Storage(s3Url);
  } catch (error) {
    throw s3Url
      ? toStartError('The store of files', 'S3_URL', error)
      : toStartError('The folder of files', 'DATA_DIR', error);
  }
}
