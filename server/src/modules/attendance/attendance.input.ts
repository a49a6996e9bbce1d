import { Field, InputType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { AttendanceStatus } from './attendance.enums.ts';
import { createSessionRules, markAttendanceRules, updateSessionRules } from './attendance.rules.ts';

const TOPIC = 'Topic, 1 to 200 characters.';

@Rules(createSessionRules)
@InputType({ description: 'A session of a cohort.' })
export class CreateCohortSessionInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => String, { description: TOPIC })
  topic!: string;

  @Field(() => DateTime, { description: 'Start of the session, past or future.' })
  date!: Date;
}

@Rules(updateSessionRules)
@InputType({ description: 'Changes to a session of a cohort. Absent fields keep their values.' })
export class UpdateCohortSessionInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => String, { nullable: true, description: TOPIC })
  topic?: string;

  @Field(() => DateTime, { nullable: true, description: 'Start of the session.' })
  date?: Date;
}

@InputType({ description: 'Attendance of a student.' })
export class AttendanceEntryInput {
  @Field(() => ID, { description: 'ID of the membership of a student with a seat in the cohort.' })
  membershipId!: string;

  @Field(() => AttendanceStatus, { description: 'Whether the student attended.' })
  status!: AttendanceStatus;

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
