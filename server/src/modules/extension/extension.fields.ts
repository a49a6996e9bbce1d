import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Activity } from '#modules/activity/activity.entity';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { ExtensionConnection, ExtensionsOfActivityArguments } from './extension.connection.ts';
import { Extension } from './extension.entity.ts';

/** Fields that extensions add to an activity. */
@FieldsOf(Activity)
export class ExtensionFieldsOfActivity {
  @One<Extension, Activity>(() => Extension, {
    where: (extension, activity, _, { membershipId }) =>
      membershipId
        ? sql`${extension.activity} = ${activity.id} and ${extension.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['dueAt'] },
    description: 'Extension of the viewer. Null without one.',
  })
  viewerExtension!: (Extension & Opt) | null;

  @Connected<Extension, Activity>(
    () => ExtensionConnection,
    () => Extension,
    () => ExtensionsOfActivityArguments,
    {
      where: (extension, activity) => sql`${extension.activity} = ${activity.id}`,
      narrow: (extension, { studentId }) => [studentId && sql`${extension.student} = ${studentId}`],
      order: { by: ['dueAt'] },
      description:
        'Extensions that the viewer can read, by due date: for instructors those of the students in their cohorts, for admins all, for students their own.',
    },
  )
  extensions!: ExtensionConnection & Opt;
}
