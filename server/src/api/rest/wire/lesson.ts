import * as z from 'zod/mini';
import type { LessonDetailFragment } from '../documents/lesson.generated.ts';
import { defineSchema, described } from './described.ts';
import { lower } from './enums.ts';
import { identity, identityShape } from './identity.ts';
import { dayShape, localTimes, partOfCourse, slotShape } from './forms.ts';

export const Lesson = defineSchema(
  'Lesson',
  'Live lesson.',
  z.object({
    ...identityShape,
    title: z.string(),
    description: z.string(),
    type: z.enum(['video', 'exercise', 'quiz', 'live']),
    ...partOfCourse,
    date: dayShape,
    ...slotShape,
    startsAt: described('Start as an instant.', z.iso.datetime()),
    endsAt: described('End as an instant.', z.iso.datetime()),
    durationMinutes: z.nullable(z.int()),
    meetingLink: z.nullable(z.string()),
    maxParticipants: z.nullable(z.int()),
    materials: z.array(z.string()),
    enableChat: z.boolean(),
    recordSession: z.boolean(),
    allowScreenSharing: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
);

/** Builds a lesson that was just created. Its date and times are in the time zone in which they were entered. */
export function lessonDetail(lesson: LessonDetailFragment): z.infer<typeof Lesson> {
  const { timeZone, course } = lesson;
  const held = { startsAt: lesson.startsAt!, endsAt: lesson.endsAt! };
  return {
    ...identity(lesson),
    title: lesson.title,
    description: lesson.description,
    type: lower(lesson.type),
    courseId: course.id,
    course: course.title,
    ...localTimes(held.startsAt, held.endsAt, timeZone),
    ...held,
    durationMinutes: lesson.durationMinutes,
    meetingLink: lesson.meetingLink,
    maxParticipants: lesson.maxParticipants,
    materials: lesson.materials,
    enableChat: lesson.enableChat,
    recordSession: lesson.recordSession,
    allowScreenSharing: lesson.allowScreenSharing,
    createdAt: lesson.createdAt,
  };
}
