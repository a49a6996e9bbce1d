import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createLessonRules, updateLessonRules } from './lesson.rules.ts';

const DAY = 'Day in `timeZone`, YYYY-MM-DD.';
const TIME = 'Local time on that day, HH:MM.';
const NO = 'Defaults to false.';
const MATERIALS = 'Required materials, each a name or a link, at most 50.';

@Rules(createLessonRules)
@InputType({ description: 'Values of a new live lesson.' })
export class CreateLessonInput {
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description of the lesson.' })
  description!: string;

  @Field(() => ID, { description: 'ID of the course that the lesson belongs to.' })
  courseId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the section. Defaults to the last section of the course.',
  })
  sectionId?: string | null;

  @Field(() => String, { description: DAY })
  date!: string;

  @Field(() => String, { description: TIME })
  startTime!: string;

  @Field(() => String, { description: TIME })
  endTime!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone, for example Europe/Berlin. Defaults to UTC.',
  })
  timeZone?: string | null;

  @Field(() => String, {
    description: 'Link to the meeting, shown only to instructors and students with a seat.',
  })
  meetingLink!: string;

  @Field(() => Int, { description: 'Maximum number of participants.' })
  maxParticipants!: number;

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  enableChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  recordSession?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  allowScreenSharing?: boolean | null;
}

@Rules(updateLessonRules)
@InputType({
  description:
    'Changes to a lesson. Absent and null fields keep their values. A lesson cannot move to another course.',
})
export class UpdateLessonInput {
  @Field(() => ID, { description: 'ID of the lesson.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Title, at most 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the lesson.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${DAY} Turns a lesson without a fixed time into a live lesson; both times are required then.`,
  })
  date?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  endTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone. The local day and times keep their values in the new zone.',
  })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Link to the meeting: a URL that starts with https:// or http://.',
  })
  meetingLink?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of participants.' })
  maxParticipants?: number | null;

  @Field(() => [String], { nullable: true, description: `${MATERIALS} Replaces the previous list.` })
  materials?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether participants can chat during the lesson.' })
  enableChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the lesson is recorded.' })
  recordSession?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether participants may share their screens.' })
  allowScreenSharing?: boolean | null;
}
