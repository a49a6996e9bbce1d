import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { FieldsOf, List } from '#platform/read/declarations';
import { SubmissionAttempt } from './submission-attempt.entity.ts';
import { Submission } from './submission.entity.ts';

/** Fields that attempts add to a submission. */
@FieldsOf(Submission)
export class AttemptFieldsOfSubmission {
  @List<SubmissionAttempt, Submission>(() => SubmissionAttempt, {
    where: (attempt, submission) => sql`${attempt.submission} = ${submission.id}`,
    order: { by: ['number'], descending: true },
    description: 'All attempts, latest first, at most 50. Empty for the grade of a quiz.',
  })
  attempts!: SubmissionAttempt[] & Opt;
}
