import type { QuestionType, QuizReveal } from '#texts/enums.generated';

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
