import { QuizReveal, QuestionType } from '@rules/quiz/choices';
import { saveQuizRules } from '@rules/quiz/quiz';
import * as z from 'zod/mini';
import type { QuestionValues, QuizFormValues } from './quizForm.ts';

/** Rules of the server with form values: names of the API for choices, and accepted answers as lines. */
export const quizFormRules = z.pipe(
  z.transform(
    ({ reveal, dueAt, activityId, questions, ...values }: QuizFormValues): z.input<typeof saveQuizRules> => ({
      ...values,
      reveal: QuizReveal[reveal],
      dueAt: dueAt || null,
      activityId: activityId || null,
      questions: questions.map(questionOf),
    }),
  ),
  saveQuizRules,
);

/** Returns a question as the rules know it, without values that its type has no use for. */
function questionOf({ id, type, prompt, points, explanation, ...answer }: QuestionValues) {
  return {
    id,
    type: QuestionType[type],
    prompt,
    points: points as number, // the rules report an empty field
    explanation,
    ...answerOf(type, answer),
  };
}

function answerOf(type: QuestionValues['type'], answer: Partial<QuestionValues>) {
  const { options, correctChoices, acceptedTexts = '', correctNumber, tolerance } = answer;
  if (type === 'SINGLE' || type === 'MULTIPLE') return { options, correctChoices };
  if (type === 'TRUE_FALSE') return { correctChoices };
  if (type === 'SHORT_TEXT')
    return { acceptedTexts: acceptedTexts.split('\n').filter((line) => line.trim() !== '') };
  return type === 'NUMBER' ? { correctNumber, tolerance } : {};
}
