import type { Page } from '@playwright/test';
import { accessTokenOf, ask, openSchool, type Person, type School } from './school.ts';
import type { Site } from './site.ts';

/** A quiz of a lesson with a student who may take it. */
export interface TakenQuiz {
  /** Address of the lesson. */
  address: string;
  lessonId: string;
  courseId: string;
  school: School;
  student: Person;
  /** Due date; null without one. */
  dueAt: string | null;
}

const ESSAY = { type: 'ESSAY', prompt: 'Why?', points: 4 };
const SHORT = { type: 'SHORT_TEXT', prompt: 'Which metal?', points: 2, acceptedTexts: ['Lead'] };

/**
 * Opens a school with a quiz of a short text and an essay.
 * @param options seconds from now until it is due, and further questions
 */
export async function aQuiz(
  site: Site,
  { dueIn, further = [] }: { dueIn?: number; further?: readonly object[] } = {},
): Promise<TakenQuiz> {
  const school = await openSchool(site);
  const token = await accessTokenOf(site, school.teacher);
  const { id: cohortId } = await school.cohort();
  const student = await school.student();
  await school.enroll(student, cohortId);
  const { courses } = await ask<{ courses: { nodes: { id: string }[] } }>(
    site,
    '{ courses(first: 1) { nodes { id } } }',
    {},
    token,
  );
  const { createLesson } = await ask<{ createLesson: { lesson: { id: string } } }>(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    { input: { courseId: courses.nodes[0]!.id, title: 'Check: type', description: 'Short.', type: 'QUIZ' } },
    token,
  );
  const lessonId = createLesson.lesson.id;
  const dueAt = dueIn === undefined ? null : new Date(Date.now() + dueIn * 1000).toISOString();
  await ask(
    site,
    'mutation ($input: SaveQuizInput!) { saveQuiz(input: $input) { quiz { id } } }',
    {
      input: {
        lessonId,
        passPercent: 50,
        isShuffled: false,
        reveal: 'AFTER_ATTEMPT',
        questions: [SHORT, ESSAY, ...further],
        dueAt,
      },
    },
    token,
  );
  return {
    address: `/lessons/${lessonId}`,
    lessonId,
    courseId: courses.nodes[0]!.id,
    school,
    student,
    dueAt,
  };
}

/** Submits the open attempt. */
export async function submitQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
}
