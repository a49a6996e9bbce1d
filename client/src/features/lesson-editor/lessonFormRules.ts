import { checkTimeOrder } from '@rules/kernel/slot';
import { createLessonRules, heldOnDay, liveFields, materialFileIds } from '@rules/lesson/lesson';
import * as z from 'zod/mini';
import { listedInLines } from '#lib/lines';
import { orNull } from '#lib/orNull';
import type { AttachedFile } from '#ui/files/attachments';

const shape = createLessonRules.shape;

/** Fields of all types, with lists entered as lines. */
const common = {
  title: shape.title,
  description: shape.description,
  courseId: shape.courseId,
  sectionId: orNull(shape.sectionId),
  timeZone: shape.timeZone,
  materials: listedInLines(shape.materials),
  materialFileIds: z.pipe(
    z.transform((files: readonly AttachedFile[]) => files.map(({ id }) => id)),
    materialFileIds,
  ),
  content: shape.content,
  videoUrl: orNull(shape.videoUrl),
  transcript: shape.transcript,
  isPreview: shape.isPreview,
  releaseAt: orNull(shape.releaseAt),
  enableChat: shape.enableChat,
  recordSession: shape.recordSession,
  allowScreenSharing: shape.allowScreenSharing,
};

const live = z
  .object({
    ...common,
    ...heldOnDay,
    type: z.literal('live'),
    meetingLink: liveFields.meetingLink,
    maxParticipants: liveFields.maxParticipants,
    durationMinutes: z.unknown(),
  })
  .check(checkTimeOrder);

const others = z.object({
  ...common,
  type: z.enum(['video', 'exercise', 'quiz']),
  durationMinutes: shape.durationMinutes,
});

/** Values of the form. Those of the other types are kept while the type changes. */
export interface LessonFormValues {
  title: string;
  description: string;
  type: 'video' | 'exercise' | 'quiz' | 'live';
  courseId: string;
  /** '' for the last section. */
  sectionId: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  meetingLink: string;
  maxParticipants: number | null;
  durationMinutes: number | null;
  content: string;
  videoUrl: string;
  transcript: string;
  /** One per line. */
  materials: string;
  materialFileIds: readonly AttachedFile[];
  isPreview: boolean;
  /** ISO instant; '' for at once. */
  releaseAt: string;
  enableChat: boolean;
  recordSession: boolean;
  allowScreenSharing: boolean;
}

const byType = z.discriminatedUnion('type', [live, others]);

/** Rules of the server for the type, with a day and times in place of instants. Fields of other types are dropped. */
export const lessonFormRules = byType as unknown as z.ZodMiniType<z.output<typeof byType>, LessonFormValues>;
