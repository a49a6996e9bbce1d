import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import {
  instant,
  optionalInstant,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  seats,
} from '#modules/course/course.rules';
import { day, timeOfDay, timeZone } from '#kernel/slot.rules';
import { materials, plainText, requiredText, secureAddress } from '#kernel/text.rules';
import { tooManyFiles } from '#modules/file/file.rules';
import { MATERIAL_FILES } from './lesson-materials.rules.ts';
import { videoAddress } from './video.rules.ts';

/** Types of document 2, section 2.4. */
const LESSON_TYPES = ['video', 'exercise', 'quiz', 'live'] as const;

/** Errors for missing fields that only live lessons need. */
const MISSING = {
  startsAt: 'Start time is required.',
  endsAt: 'End time is required.',
  meetingLink: 'Meeting link is required.',
  maxParticipants: 'Maximum participants is required.',
} as const;

/** Fields that a live lesson needs and others may have. */
export const liveFields = {
  startsAt: instant(MISSING.startsAt),
  endsAt: instant(MISSING.endsAt),
  meetingLink: secureAddress(MISSING.meetingLink),
  maxParticipants: seats(MISSING.maxParticipants),
};

const fields = {
  title: requiredText(MAX_TITLE_LENGTH, 'Lesson Title is required.'),
  description: requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.'),
};

/** Day and times of a lesson as documents enter them, instead of its instants. */
export const heldOnDay = {
  date: day('Date is required.'),
  startTime: timeOfDay('Start time is required.'),
  endTime: timeOfDay('End time is required.'),
};

const flag = z.boolean('Choose yes or no.');

/** Maximum length of the content and of the transcript, in characters. */
const MAX_CONTENT_LENGTH = 50_000;

/** Minutes of a day. */
const MAX_MINUTES = 1440;

/** Rule of the duration of a lesson without a fixed time, in minutes. */
export const minutes = z
  .number('Enter a number of minutes.')
  .check(
    z.int('Enter a whole number.'),
    z.gte(1, 'Enter at least 1 minute.'),
    z.lte(MAX_MINUTES, 'A lesson takes at most a day.'),
  );

/** Fields of the contents and of their release. */
export const contents = {
  content: z.nullish(plainText(MAX_CONTENT_LENGTH)),
  videoUrl: z.nullish(videoAddress),
  transcript: z.nullish(plainText(MAX_CONTENT_LENGTH)),
  releaseAt: optionalInstant(),
};

/** IDs of uploaded files. */
export const materialFileIds = z
  .array(z.uuid())
  .check(z.maxLength(MATERIAL_FILES.maxCount, tooManyFiles(MATERIAL_FILES)));

/** Fields with a default. */
const settings = {
  timeZone,
  materials,
  materialFileIds,
  enableChat: flag,
  recordSession: flag,
  allowScreenSharing: flag,
  isPreview: flag,
};

/** Check that a live lesson, which a lesson is by default, has all fields of one. */
const hasLiveFields = z.check<
  { type?: string | null | undefined } & Partial<Record<keyof typeof MISSING, unknown>>
>(({ value, issues }) => {
  if ((value.type ?? 'live') !== 'live') return;
  for (const [name, message] of Object.entries(MISSING))
    if (value[name as keyof typeof MISSING] == null)
      issues.push({ code: 'custom', input: value, path: [name], message });
}, comparing('type'));

/**
 * Input of Create Lesson. For live lessons everything is required except materials and checkboxes (document 2, sections 3
 * and 5).
 */
const createFields = z.object({
  ...fields,
  type: z.nullish(z.enum(LESSON_TYPES)),
  startsAt: z.nullish(liveFields.startsAt),
  endsAt: z.nullish(liveFields.endsAt),
  meetingLink: z.nullish(liveFields.meetingLink),
  maxParticipants: z.nullish(liveFields.maxParticipants),
  durationMinutes: z.nullish(minutes),
  courseId: z.uuid('Choose a course.'),
  sectionId: z.nullish(z.uuid()),
  timeZone: z.nullish(timeZone),
  materials: z.nullish(materials),
  materialFileIds: z.nullish(materialFileIds),
  enableChat: z.nullish(flag),
  recordSession: z.nullish(flag),
  allowScreenSharing: z.nullish(flag),
  isPreview: z.nullish(flag),
  ...contents,
});

export const createLessonRules = createFields.check(hasLiveFields);

/** Absent fields keep their values; null clears the time, the link, the limit and the duration. */
export const updateLessonRules = z.extend(z.partial(z.object({ ...fields, ...settings, version: z.int() })), {
  id: z.uuid(),
  startsAt: z.nullish(liveFields.startsAt),
  endsAt: z.nullish(liveFields.endsAt),
  meetingLink: z.nullish(liveFields.meetingLink),
  maxParticipants: z.nullish(liveFields.maxParticipants),
  durationMinutes: z.nullish(minutes),
  ...contents,
});
