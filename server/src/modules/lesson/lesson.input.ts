import { Field, InputType, Int } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createLessonRules, updateLessonRules } from './lesson.rules.ts';

const DAY = 'A day, YYYY-MM-DD, in `timeZone`.';
const TIME = 'A time of that day, HH:MM.';
const NO = 'No when not given.';
const MATERIALS = 'Names or links, at most 50.';

@Rules(createLessonRules)
@InputType({ description: 'The form of a lesson that is held live.' })
export class CreateLessonInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => UUID, { description: 'That it becomes a part of.' })
  courseId!: string;

  @Field(() => UUID, { nullable: true, description: "The course's last section when not given." })
  sectionId?: string | null;

  @Field(() => String, { description: DAY })
  date!: string;

  @Field(() => String, { description: TIME })
  startTime!: string;

  @Field(() => String, { description: TIME })
  endTime!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name, such as Europe/Berlin; UTC when not given.',
  })
  timeZone?: string | null;

  @Field(() => String, { description: 'Shown to who teaches and to who has a seat.' })
  meetingLink!: string;

  @Field(() => Int, { description: 'How many may come.' })
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
@InputType({ description: 'What is left out, or null, stays as it is; a lesson stays in its course.' })
export class UpdateLessonInput {
  @Field(() => UUID, { description: 'Of the lesson.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${DAY} A lesson at any time becomes one that is held; both times are needed then.`,
  })
  date?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  endTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name; the day and the times stay as they are in it.',
  })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'An address that begins with https:// or http://.' })
  meetingLink?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many may come.' })
  maxParticipants?: number | null;

  @Field(() => [String], { nullable: true, description: `All of them. ${MATERIALS}` })
  materials?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether people may write to each other meanwhile.' })
  enableChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is recorded.' })
  recordSession?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether people may share their screens.' })
  allowScreenSharing?: boolean | null;
}
