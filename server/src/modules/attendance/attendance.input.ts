import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION, STALE_FAILS } from '#kernel/version';
import { AttendanceStatus } from './attendance.enums.ts';
import {
  cancelSessionRules,
  createSessionRules,
  markAttendanceRules,
  updateSessionRules,
} from './attendance.rules.ts';
import { SessionScope } from './session-scope.enums.ts';

const TOPIC = 'Topic, 1 to 200 characters.';
const RECORDING = 'Address of the recording of this session, with https.';
const END = 'End of the session, at most 24 hours after the start.';

@Rules(createSessionRules)
@InputType({ description: 'A session of a cohort.' })
export class CreateCohortSessionInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => String, { description: TOPIC })
  topic!: string;

  @Field(() => DateTime, { description: 'Start of the session, past or future.' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: END })
  endsAt?: Date | null;

  @Field(() => String, { nullable: true, description: RECORDING })
  recordingUrl?: string | null;
}

@Rules(updateSessionRules)
@InputType({ description: 'Changes to a session of a cohort. Absent fields keep their values.' })
export class UpdateCohortSessionInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => SessionScope, {
    nullable: true,
    description: 'Sessions that the topic, the start and the end concern. `THIS` by default.',
  })
  scope?: SessionScope | null;

  @Field(() => String, { nullable: true, description: TOPIC })
  topic?: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of the session. Without `endsAt`, the end moves with it.',
  })
  date?: Date;

  @Field(() => DateTime, { nullable: true, description: END })
  endsAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `${RECORDING} Null removes it.`,
  })
  recordingUrl?: string | null;
}

@Rules(cancelSessionRules)
@InputType({ description: 'Sessions that are cancelled.' })
export class CancelCohortSessionInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` that the cancellation is based on. ${STALE_FAILS}`,
  })
  version?: number;

  @Field(() => SessionScope, { nullable: true, description: 'Sessions to cancel. `THIS` by default.' })
  scope?: SessionScope | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, which the students can read, at most 500 characters.',
  })
  reason?: string | null;
}

@InputType({ description: 'Attendance of a student.' })
export class AttendanceEntryInput {
  @Field(() => ID, { description: 'ID of the membership of a student with a seat in the cohort.' })
  membershipId!: string;

  @Field(() => AttendanceStatus, {
    nullable: true,
    description: 'Whether the student attended. Null removes what is recorded.',
  })
  status?: AttendanceStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Note, which the student can read, at most 500 characters. Without one, the note is cleared.',
  })
  note?: string | null;
}

@Rules(markAttendanceRules)
@InputType({ description: 'Attendance of students at a session. Others keep theirs.' })
export class MarkAttendanceInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => [AttendanceEntryInput], { description: 'Students, each once, at most 500.' })
  entries!: AttendanceEntryInput[];
}
