import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { LessonType } from './lesson.enums.ts';
import { createLessonRules, updateLessonRules } from './lesson.rules.ts';

const END = 'End, after the start on the same day of `timeZone`.';
const ZONE = 'IANA name of the time zone in which the times are shown, for example Europe/Berlin.';
const NO = 'Defaults to false.';
const MATERIALS = 'Required materials, each a name or a link, at most 50.';
const FILES =
  'IDs of files that the viewer uploaded to `/files?purpose=material`, or that the lesson has, in order, at most 20.';
const CONTENT = 'Content in Markdown, at most 50,000 characters. Null empties it.';
const VIDEO = 'Video: a YouTube or Vimeo link, or an https link to a video file. Null removes it.';
const TRANSCRIPT = 'Transcript of the video, at most 50,000 characters. Null empties it.';
const PREVIEW = 'Whether people without a seat can open the lesson.';
const MINUTES =
  'Duration in minutes, at most 1440. Set to the time between the start and the end when these are set without it.';
const LIVE = 'Required for a live lesson.';
const RELEASE = 'Instant from which students can open the lesson. Null opens it.';

@Rules(createLessonRules)
@InputType({
  description:
    'Values of a new lesson. A live lesson takes place at a fixed time; the other types have contents.',
})
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

  @Field(() => LessonType, { nullable: true, description: 'Type. Defaults to LIVE.' })
  type?: LessonType | null;

  @Field(() => DateTime, { nullable: true, description: `Start. ${LIVE}` })
  startsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: `${END} ${LIVE}` })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: MINUTES })
  durationMinutes?: number | null;

  @Field(() => String, { nullable: true, description: `${ZONE} Defaults to UTC.` })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Link to the meeting, shown only to instructors and students with a seat. ${LIVE}`,
  })
  meetingLink?: string | null;

  @Field(() => Int, { nullable: true, description: `Maximum number of participants. ${LIVE}` })
  maxParticipants?: number | null;

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[] | null;

  @Field(() => [ID], { nullable: true, description: FILES })
  materialFileIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  enableChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  recordSession?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NO })
  allowScreenSharing?: boolean | null;

  @Field(() => String, { nullable: true, description: CONTENT })
  content?: string | null;

  @Field(() => String, { nullable: true, description: VIDEO })
  videoUrl?: string | null;

  @Field(() => String, { nullable: true, description: TRANSCRIPT })
  transcript?: string | null;

  @Field(() => Boolean, { nullable: true, description: `${PREVIEW} ${NO}` })
  isPreview?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: RELEASE })
  releaseAt?: Date | null;
}

@Rules(updateLessonRules)
@InputType({
  description:
    'Changes to a lesson. Absent fields keep their values. Null clears `meetingLink`, `maxParticipants`, `durationMinutes`, `content`, `videoUrl`, `transcript`, `releaseAt`, and `startsAt` together with `endsAt`, and is refused for the others. A lesson cannot move to another course.',
})
export class UpdateLessonInput {
  @Field(() => ID, { description: 'ID of the lesson.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: 'Title, at most 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Description of the lesson.' })
  description?: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start. Gives a lesson without a fixed time one; the end is required then, too.',
  })
  startsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: END })
  endsAt?: Date | null;

  @Field(() => String, { nullable: true, description: `${ZONE} The instants do not move with it.` })
  timeZone?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Link to the meeting: a URL that starts with https://.',
  })
  meetingLink?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of participants.' })
  maxParticipants?: number | null;

  @Field(() => Int, { nullable: true, description: MINUTES })
  durationMinutes?: number | null;

  @Field(() => [String], { nullable: true, description: `${MATERIALS} Replaces the previous list.` })
  materials?: string[];

  @Field(() => [ID], {
    nullable: true,
    description: `${FILES} Replaces the previous list; files that are not listed are deleted.`,
  })
  materialFileIds?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether participants can chat during the lesson.' })
  enableChat?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether the lesson is recorded.' })
  recordSession?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether participants may share their screens.' })
  allowScreenSharing?: boolean;

  @Field(() => String, { nullable: true, description: CONTENT })
  content?: string | null;

  @Field(() => String, { nullable: true, description: VIDEO })
  videoUrl?: string | null;

  @Field(() => String, { nullable: true, description: TRANSCRIPT })
  transcript?: string | null;

  @Field(() => Boolean, { nullable: true, description: PREVIEW })
  isPreview?: boolean;

  @Field(() => DateTime, { nullable: true, description: RELEASE })
  releaseAt?: Date | null;
}
