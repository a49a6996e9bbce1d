import { sql } from 'kysely';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { filesOf } from '#modules/activity/work-files.rules';
import { loadActivityForSubmission } from './load-activity.service.ts';
import { SUBMISSION_S, visibleSubmission } from './submission.visibility.ts';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

/** Files of submitted work: readable with the submission. */
export const SUBMISSION_FILES: FileHolder = {
  purpose: SUBMITTED_FILES,
  purposeFor: ({ transaction }, viewer, id) =>
    transaction(async (em) => filesOf(await loadActivityForSubmission(em, viewer, id))),
  isReadable: (file, reader) =>
    sql`exists (select 1 from submission s where s.institution_id = ${file.institution} and s.id = ${file.holderId} and ${visibleSubmission(reader, { ...SUBMISSION_S, institution: file.institution })})`,
};
