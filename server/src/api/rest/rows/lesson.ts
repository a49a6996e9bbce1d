import * as z from 'zod/mini';
import { ErrorCode } from '#kernel/errors';
import { createLessonRules } from '#modules/lesson/lesson.rules';
import { CreateLessonDocument } from '../documents/lesson.generated.ts';
import { row } from '../row.ts';
import { Lesson, lessonDetail } from '../wire/lesson.ts';
import { dayOfForm, materialsOfForm, numberOfForm } from '../wire/forms.ts';

/** Sections are not part of the contract. */
const { sectionId: _sectionId, ...shape } = createLessonRules.shape;

export const LESSON_ROWS = [
  row({
    method: 'POST',
    url: '/lessons',
    // The document writes a path below another root (contract, resolution 1).
    aliases: ['/api/lessons', '/api/v1/api/lessons'],
    summary: 'Create a live lesson of a course.',
    request: {
      body: z.object({
        ...shape,
        date: dayOfForm('Date is required.', shape.date),
        maxParticipants: numberOfForm('Maximum participants is required.', shape.maxParticipants),
        materials: materialsOfForm,
      }),
    },
    errors: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateLessonDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: Lesson,
    body: ({ createLesson }) => lessonDetail(createLesson.lesson),
  }),
];
