import type { EntityManager } from '@mikro-orm/postgresql';
import { ImportError } from '#modules/import/import-error.entity';
import { ImportRun } from '#modules/import/import-run.entity';
import { ImportKind, ImportStatus } from '#modules/import/import.enums';
import { daysFromNow } from './dates.ts';
import type { Roster } from './roster.ts';

const PROBLEMS = [
  { line: 4, column: 'email', value: 'marie@', message: 'Enter a valid email address.' },
  { line: 9, column: 'email', value: 'alan@demo.example', message: 'This address is already in line 2.' },
  {
    line: 12,
    column: 'role',
    value: 'teacher',
    message: 'Use “student” or “instructor”, or leave it empty.',
  },
];

/** Seeds an import that ended, with the lines that failed. */
export function seedImports(em: EntityManager, { institution, staff: [, admin] }: Roster): void {
  const at = daysFromNow(-9);
  const run = em.create(ImportRun, {
    institution,
    kind: ImportKind.STUDENTS,
    status: ImportStatus.DONE,
    fileName: 'autumn-class.csv',
    fileSize: 1_204,
    bytesRead: 1_204,
    rowCount: 24,
    invitedCount: 2,
    unchangedCount: 19,
    failedCount: PROBLEMS.length,
    startedBy: admin!,
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    progressedAt: at,
  });
  for (const problem of PROBLEMS) em.create(ImportError, { institution, run, ...problem, createdAt: at });
}
