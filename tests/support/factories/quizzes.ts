import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow } from './rows.ts';

interface QuizOptions {
  /** A lesson without a quiz. */
  lesson: ItemRow;
  prompt?: string;
  explanation?: string;
}

/** A quiz and its only question. */
export interface QuizRow {
  id: string;
  questionId: string;
  institutionId: string;
}

/** Creates a quiz with an essay. */
export async function aQuiz(app: App, options: QuizOptions): Promise<QuizRow> {
  const { lesson, prompt = 'Why?', explanation = null } = options;
  const id = uuidv7();
  const questionId = uuidv7();
  const { institutionId } = lesson;
  await insert(app, 'quiz', { institution_id: institutionId, id, lesson_id: lesson.id, pass_percent: 50 });
  await insert(app, 'quiz_question', {
    institution_id: institutionId,
    id: questionId,
    quiz_id: id,
    position: 0,
    type: 'essay',
    prompt,
    points: 10,
    explanation,
  });
  return { id, questionId, institutionId };
}

interface AttemptOptions {
  quiz: QuizRow;
  student: Member;
  text?: string;
  /** Open without it. */
  submittedAt?: Date;
}

/** Creates the first attempt of a student, with an answer. */
export async function anAttempt(
  app: App,
  { quiz, student, text = 'Because.', submittedAt }: AttemptOptions,
): Promise<{ id: string; answerId: string }> {
  const { institutionId, questionId } = quiz;
  const id = uuidv7();
  const answerId = uuidv7();
  await insert(app, 'quiz_attempt', {
    institution_id: institutionId,
    id,
    quiz_id: quiz.id,
    student_id: student.membershipId,
    number: 1,
    max_score: 10,
    submitted_at: submittedAt ?? null,
  });
  await insert(app, 'quiz_answer', {
    institution_id: institutionId,
    id: answerId,
    attempt_id: id,
    question_id: questionId,
    position: 0,
    response: text,
  });
  return { id, answerId };
}
