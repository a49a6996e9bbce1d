import type { EntityManager } from '@mikro-orm/postgresql';
import type { ArchiveSource } from './archive-source.service.ts';

/** Kinds of exports: of an institution for its owner, of an account for its person. They share state, archive and jobs. */
export interface ExportKind {
  /** Name of the job that writes the archives. */
  job: string;
  table: 'institution_export' | 'account_export';
  /** Column with the institution or the account whose data it has. Archives are stored under its value. */
  owner: 'institution_id' | 'account_id';
  /** Returns the institution that statements run in, or null. */
  institutionOf: (ownerId: string) => string | null;
  /** Returns the content of the archive. */
  contentOf: (ownerId: string) => ArchiveSource;
  /** Enqueues the mail about a finished archive. */
  mail: (em: EntityManager, finished: FinishedExport) => Promise<void>;
}

/** A finished export. */
export interface FinishedExport {
  ownerId: string;
  id: string;
  expiresAt: Date;
}

/** An export to write. */
export interface ExportToRun {
  kind: ExportKind;
  ownerId: string;
  exportId: string;
}
