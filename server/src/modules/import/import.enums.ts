import { registerEnumType } from 'type-graphql';
import { IMPORT_KINDS } from './import.rules.ts';

/** Task of an import for each row. */
export enum ImportKind {
  STUDENTS = 'students',
  ENROLLMENTS = 'enrollments',
}

// The rules, which the client shares, list the same values.
IMPORT_KINDS satisfies readonly `${ImportKind}`[];

registerEnumType(ImportKind, {
  name: 'ImportKind',
  description: 'Task of an import for each row of its file.',
  valuesConfig: {
    STUDENTS: { description: 'Invites people who are not members, optionally into a cohort.' },
    ENROLLMENTS: { description: 'Enrolls members in a cohort, and invites all others into it.' },
  },
});

/** Status of an import. */
export enum ImportStatus {
  QUEUED = 'queued',
  RUNNING = 'running',
  DONE = 'done',
  CANCELLED = 'cancelled',
  FAILED = 'failed',
}

registerEnumType(ImportStatus, {
  name: 'ImportStatus',
  description: 'Status of an import.',
  valuesConfig: {
    QUEUED: { description: 'The import waits. Imports of an institution run one after the other.' },
    RUNNING: { description: 'The import reads its file.' },
    DONE: { description: 'Every row was read. Rows that failed are listed in `errors`.' },
    CANCELLED: { description: 'An admin stopped the import. What it had done by then is kept.' },
    FAILED: {
      description: 'The file could not be read further; `failure` says why. What was done by then is kept.',
    },
  },
});
