import { QuestionType as Type, QuizReveal as Reveal } from '@rules/quiz/choices';
import type { QuestionType, QuizReveal } from '#texts/enums.generated';
import type { QuizEditor_QuizFragment, SaveQuizInput } from './QuizEditorPage.generated.ts';
import type * as z from 'zod/mini';
import type { quizFormRules } from './quizFormRules.ts';

/** A question in the form. It keeps the answers to its other types, so that changing the type loses nothing. */
export type QuestionValues = {
  /** Null for a new question. */
  id: string | null;
  type: QuestionType;
  prompt: string;
  points: number | null;
  explanation: string;
  options: string[];
  correctChoices: number[];
  /** One per line. */
  acceptedTexts: string;
  correctNumber: number | null;
  tolerance: number | null;
};

export type QuizFormValues = {
  lessonId: string;
  timeLimitMinutes: number | null;
  maxAttempts: number | null;
  passPercent: number;
  isShuffled: boolean;
  reveal: QuizReveal;
  /** ISO instant, '' for none. */
  dueAt: string;
  /** Activity whose grade the quiz gives, '' for none. */
  activityId: string;
  questions: QuestionValues[];
};

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
