import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { grantExtensionRules } from './extension.rules.ts';

@Rules(grantExtensionRules)
@InputType({ description: 'A later due date for a student. Replaces an earlier extension.' })
export class GrantExtensionInput {
  @Field(() => ID, { description: 'ID of the activity.' })
  activityId!: string;

  @Field(() => ID, { description: 'ID of the student, a member with a seat in a cohort with the course.' })
  studentId!: string;

  @Field(() => DateTime, { description: 'Due date for the student, after that of the activity.' })
  dueAt!: Date;

  @Field(() => String, { description: 'Reason, which the student can read, at most 500 characters.' })
  reason!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Value of `version` of the extension that this one replaces, 0 without one. When it is not the current one, the mutation fails with CONFLICT, and the current one is in `extensions.currentVersion`, 0 for a revoked extension.',
  })
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due date in the past, so that work that was late is in time; the student is not notified. Without it, such a date fails with INVALID at `dueAt`.',
  })
  allowPastDueDate?: boolean | null;
}
