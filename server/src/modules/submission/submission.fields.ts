import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Activity } from '#modules/activity/activity.entity';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { SubmissionConnection, SubmissionsArguments, submissionsNarrowing } from './submission.connection.ts';
import { SubmissionDraft } from './submission-draft.entity.ts';
import { Submission } from './submission.entity.ts';

/** Fields that submissions add to an activity. */
@FieldsOf(Activity)
export class SubmissionFieldsOfActivity {
  @One<Submission, Activity>(() => Submission, {
    where: (submission, activity, _, { membershipId }) =>
      membershipId
        ? sql`${submission.activity} = ${activity.id} and ${submission.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['submittedAt'] },
    description: 'Submission of the viewer. Null until work is submitted.',
  })
  viewerSubmission!: (Submission & Opt) | null;

  @One<SubmissionDraft, Activity>(() => SubmissionDraft, {
    where: (draft, activity, _, { membershipId }) =>
      membershipId
        ? sql`${draft.activity} = ${activity.id} and ${draft.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['savedAt'] },
    description: 'Work that the viewer has not submitted yet, kept for other devices. Null without a draft.',
  })
  viewerDraft!: (SubmissionDraft & Opt) | null;

  @Connected<Submission, Activity>(() => SubmissionConnection, () => Submission, () => SubmissionsArguments, {
    where: (submission, activity) => sql`${submission.activity} = ${activity.id}`,
    narrow: submissionsNarrowing,
    order: { by: ['submittedAt'] },
    description:
      'Submissions that the viewer can read, oldest first: for instructors those of the students in their cohorts, for admins all, for students their own.',
  })
  submissions!: SubmissionConnection & Opt;
}
