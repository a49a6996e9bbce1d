import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { REMOVE_UNUSED_FILES } from './clean-files.jobs.ts';
import { collectFileHolders } from './file-holders.sql.ts';
import { StoredFile } from './file.entity.ts';
import { FileResolver } from './file.resolver.ts';
import { REMOVE_FILE_BYTES } from './remove-file-bytes.jobs.ts';
import { StorageUse } from './storage-use.entity.ts';

declare module '#kernel/scope' {
  interface Areas {
    files: 'read';
  }
}

export const fileModule: Module = {
  name: 'file',
  entities: [StoredFile, StorageUse],
  nodes: [{ type: StoredFile, scope: 'files:read' }],
  resolvers: [FileResolver],
  scopes: {
    files: {
      read: 'Read and download the files that the creator of the token can read.',
    },
  },
  tokenAccess: {
    file: ['files:read'],
    deleteFile: SESSION_ONLY,
  },
  collect: collectFileHolders,
  jobs: [REMOVE_UNUSED_FILES, REMOVE_FILE_BYTES],
};
