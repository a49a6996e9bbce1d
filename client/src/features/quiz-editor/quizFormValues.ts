import { QuestionType as Type, QuizReveal as Reveal } from '@rules/quiz/choices';
import type { QuestionType } from '#texts/enums.generated';
import type { QuizEditor_QuizFragment, SaveQuizInput } from './QuizEditorPage.generated.ts';
import type * as z from 'zod/mini';
import type { QuestionValues, QuizFormValues } from './quizForm.ts';
import type { quizFormRules } from './quizFormRules.ts';

/** Returns a new question of a type. */
export const emptyQuestion = (type: QuestionType = 'SINGLE'): QuestionValues => ({
  id: null,
  type,
  prompt: '',
  points: 1,
  explanation: '',
  options: ['', ''],
  correctChoices: [],
  acceptedTexts: '',
  correctNumber: null,
  tolerance: null,
});

/** Converts a quiz to form values; null is a lesson without one. */
export function toFormValues(lessonId: string, quiz: QuizEditor_QuizFragment | null): QuizFormValues {
  return {
    lessonId,
    timeLimitMinutes: quiz?.timeLimitMinutes ?? null,
    maxAttempts: quiz?.maxAttempts ?? null,
    passPercent: quiz?.passPercent ?? 60,
    isShuffled: quiz?.isShuffled ?? false,
    reveal: quiz?.reveal ?? 'AFTER_ATTEMPT',
    dueAt: quiz?.dueAt ?? '',
    activityId: quiz?.activity?.id ?? '',
    questions: quiz?.questions.map(toQuestionValues) ?? [emptyQuestion()],
  };
}

function toQuestionValues(question: QuizEditor_QuizFragment['questions'][number]): QuestionValues {
  const { id, type, prompt, points, options } = question;
  const hasOwnOptions = type === 'SINGLE' || type === 'MULTIPLE';
  return {
    id,
    type,
    prompt,
    points,
    explanation: question.explanation ?? '',
    options: hasOwnOptions ? [...options] : ['', ''],
    correctChoices: [...(question.correctChoices ?? [])],
    acceptedTexts: question.acceptedTexts?.join('\n') ?? '',
    correctNumber: question.correctNumber,
    tolerance: question.tolerance || null,
  };
}

/** Converts the parsed values to the input of the API. */
export function toInput({
  reveal,
  dueAt,
  questions,
  ...values
}: z.output<typeof quizFormRules>): SaveQuizInput {
  return {
    ...values,
    reveal: nameOf(Reveal, reveal),
    dueAt: dueAt?.toISOString() ?? null,
    questions: questions.map(({ type, ...question }) => ({ ...question, type: nameOf(Type, type) })),
  };
}

/** Returns the name that the API has for a value of the rules, such as SHORT_TEXT for 'short-text'. */
const nameOf = <Name extends string>(choices: Readonly<Record<Name, string>>, value: string): Name =>
  (Object.keys(choices) as Name[]).find((name) => choices[name] === value)!;
