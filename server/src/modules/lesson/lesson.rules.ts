import * as z from 'zod/mini';
import {
  instant,
  optionalInstant,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  seats,
} from '#modules/course/course.rules';
import { day, timeOfDay, timeZone } from '#kernel/slot.rules';
import { materials, plainText, requiredText, webAddress } from '#kernel/text.rules';
import { videoAddress } from './video.rules.ts';

const fields = {
  title: requiredText(MAX_TITLE_LENGTH, 'Lesson Title is required.'),
  description: requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.'),
  startsAt: instant('Start time is required.'),
  endsAt: instant('End time is required.'),
  meetingLink: webAddress('Meeting link is required.'),
  maxParticipants: seats('Maximum participants is required.'),
};

/** Day and times of a lesson as documents enter them, instead of its instants. */
export const heldOnDay = {
  date: day('Date is required.'),
  startTime: timeOfDay('Start time is required.'),
  endTime: timeOfDay('End time is required.'),
};

const flag = z.boolean('Choose yes or no.');

/** Maximum length of the content and of the transcript, in characters. */
export const MAX_CONTENT_LENGTH = 50_000;

/** Fields of the contents and of their release. */
export const contents = {
  content: z.nullish(plainText(MAX_CONTENT_LENGTH)),
  videoUrl: z.nullish(videoAddress),
  transcript: z.nullish(plainText(MAX_CONTENT_LENGTH)),
  releaseAt: optionalInstant(),
};

/** Fields with a default. */
const settings = {
  timeZone,
  materials,
  enableChat: flag,
  recordSession: flag,
  allowScreenSharing: flag,
  isPreview: flag,
};

/** Input of Create Lesson (document 2, sections 3 and 5): everything is required except materials and checkboxes. */
export const createLessonRules = z.object({
  ...fields,
  courseId: z.uuid('Choose a course.'),
  sectionId: z.nullish(z.uuid()),
  timeZone: z.nullish(timeZone),
  materials: z.nullish(materials),
  enableChat: z.nullish(flag),
  recordSession: z.nullish(flag),
  allowScreenSharing: z.nullish(flag),
  isPreview: z.nullish(flag),
  ...contents,
});

const { title, description, ...clearable } = fields;

/** Absent fields keep their values; null clears the time, the link and the limit. */
export const updateLessonRules = z.extend(z.partial(z.object({ title, description, ...settings })), {
  id: z.uuid(),
  startsAt: z.nullish(clearable.startsAt),
  endsAt: z.nullish(clearable.endsAt),
  meetingLink: z.nullish(clearable.meetingLink),
  maxParticipants: z.nullish(clearable.maxParticipants),
  ...contents,
});
