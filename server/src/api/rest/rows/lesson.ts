import * as z from 'zod/mini';
import { ErrorCode } from '#kernel/errors';
import { checkTimeOrder } from '#kernel/slot.rules';
import { createLessonRules, heldOnDay, liveFields } from '#modules/lesson/lesson.rules';
import { CreateLessonDocument } from '../documents/lesson.generated.ts';
import { row } from '../row.ts';
import { Lesson, lessonDetail } from '../wire/lesson.ts';
import { dayOfForm, materialsOfForm, numberOfForm, slotOfForm } from '../wire/forms.ts';

/** The contract creates live lessons, with a day and times instead of instants, and has neither sections nor contents. */
const {
  type: _type,
  durationMinutes: _durationMinutes,
  sectionId: _sectionId,
  startsAt: _startsAt,
  endsAt: _endsAt,
  content: _content,
  videoUrl: _videoUrl,
  transcript: _transcript,
  isPreview: _isPreview,
  releaseAt: _releaseAt,
  title,
  description,
  ...shape
} = createLessonRules.shape;

export const LESSON_ROWS = [
  row({
    method: 'POST',
    url: '/lessons',
    // The document writes a path below another root (contract, resolution 1).
    aliases: ['/api/lessons', '/api/v1/api/lessons'],
    summary: 'Create a live lesson of a course.',
    request: {
      body: z
        .object({
          title,
          description,
          ...heldOnDay,
          date: dayOfForm('Date is required.', heldOnDay.date),
          ...shape,
          meetingLink: liveFields.meetingLink,
          maxParticipants: numberOfForm('Maximum participants is required.', liveFields.maxParticipants),
          materials: materialsOfForm,
        })
        .check(checkTimeOrder),
    },
    errors: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateLessonDocument,
    variables: ({ body: { date, startTime, endTime, ...body } }) => ({
      input: { ...body, ...slotOfForm({ date, startTime, endTime, timeZone: body.timeZone }) },
    }),
    status: 201,
    response: Lesson,
    body: ({ createLesson }) => lessonDetail(createLesson.lesson),
  }),
];
