import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Membership } from '#modules/membership/membership.entity';
import { Connected, FieldsOf } from '#platform/read/declarations';
import { MemberSubmissionsArguments } from './gradebook.connection.ts';
import { SubmissionConnection, submissionsNarrowing } from './submission.connection.ts';
import { Submission } from './submission.entity.ts';

/** Fields that submissions add to a member. */
@FieldsOf(Membership)
export class SubmissionFieldsOfMember {
  @Connected<Submission, Membership>(
    () => SubmissionConnection,
    () => Submission,
    () => MemberSubmissionsArguments,
    {
      where: (submission, member) => sql`${submission.student} = ${member.id}`,
      narrow: (submission, args) => [
        ...submissionsNarrowing(submission, args),
        args['activityIds'] && sql`${submission.activity} = any(${args['activityIds']})`,
      ],
      order: { by: ['submittedAt'] },
      description: 'Submissions of the member that the viewer can read, oldest first.',
    },
  )
  submissions!: SubmissionConnection & Opt;
}
