import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Activity } from '#modules/activity/activity.entity';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { SubmissionConnection, SubmissionsArguments, submissionsNarrowing } from './submission.connection.ts';
import { Submission } from './submission.entity.ts';

/** The work that was submitted for an activity. */
@FieldsOf(Activity)
export class SubmissionFieldsOfActivity {
  @One<Submission, Activity>(() => Submission, {
    where: (submission, activity, _, { membershipId }) =>
      membershipId
        ? sql`${submission.institution} = ${activity.institution} and ${submission.activity} = ${activity.id} and ${submission.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['submittedAt'] },
    description: "The viewer's own work; null until it is handed in.",
  })
  viewerSubmission!: (Submission & Opt) | null;

  @Connected<Submission, Activity>(() => SubmissionConnection, () => Submission, () => SubmissionsArguments, {
    where: (submission, activity) =>
      sql`${submission.institution} = ${activity.institution} and ${submission.activity} = ${activity.id}`,
    narrow: submissionsNarrowing,
    order: { by: ['submittedAt'] },
    description:
      'Submissions that the viewer may see, the first handed in first: those of the students of their cohorts for instructors, all for admins, their own for students.',
  })
  submissions!: SubmissionConnection & Opt;
}
