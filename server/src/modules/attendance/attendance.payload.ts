import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Membership } from '#modules/membership/membership.entity';
import { CohortSession } from './cohort-session.entity.ts';
import { MAX_PREVIEWED } from './recurring-schedule.rules.ts';

@ObjectType({
  description:
    'Payload of the mutations that create or update a session, or open, close or use its check-in.',
})
export class CohortSessionPayload {
  @Field(() => CohortSession, { description: 'The session after the mutation.' })
  session!: CohortSession;

  @Field(() => Cohort, { description: 'Cohort of the session.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Payload of `markAttendance`.' })
export class MarkAttendancePayload extends CohortSessionPayload {
  @Field(() => [Membership], { description: 'The students whose attendance was recorded.' })
  students!: Membership[];
}

@ObjectType({ description: 'Payload of `deleteCohortSession`.' })
export class DeleteCohortSessionPayload {
  @Field(() => ID, { description: 'ID of the deleted session.' })
  id!: string;

  @Field(() => Cohort, { description: 'Cohort of the deleted session.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'An event of `sessionsChanged`.' })
export class SessionsChange {
  @Field(() => ID, { nullable: true, description: 'ID of the session. Null when several may have changed.' })
  sessionId!: string | null;

  @Field(() => Cohort, { description: 'Cohort with its sessions.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Sessions that a recurring schedule would have.' })
export class RecurringSchedulePreview {
  @Field(() => Int, { description: 'Number of sessions from now to the end of the cohort.' })
  count!: number;

  @Field(() => [DateTime], { description: `Starts of the first ones, at most ${MAX_PREVIEWED}.` })
  dates!: Date[];
}
