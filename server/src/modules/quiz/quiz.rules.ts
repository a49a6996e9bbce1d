import * as z from 'zod/mini';
import { optionalText, plainText, requiredText } from '#kernel/text.rules';
import { QuestionType, QuizReveal } from './choices.rules.ts';

/** Limits of a quiz. */
export const QUIZ_LIMITS = {
  questions: 100,
  prompt: 5000,
  explanation: 5000,
  options: 10,
  option: 500,
  acceptedTexts: 20,
  acceptedText: 200,
  points: 1000,
  minutes: 1440,
  attempts: 100,
  response: 20_000,
  feedback: 5000,
} as const;

/** Options of a question of the type TRUE_FALSE. */
const TRUE_FALSE_OPTIONS: readonly string[] = ['True', 'False'];

/** Errors of quizzes, worded for the person who tries. */
export const QUIZ_REFUSALS = {
  notAQuiz: 'Choose a lesson of the type quiz.',
  notAnActivity: 'Choose an activity of this course of the type quiz.',
  takenActivity: 'Another quiz already gives the grade of this activity.',
  noSeat: 'Enroll in a cohort with this course to take the quiz.',
  locked: 'You can take this quiz once its lesson opens.',
  closed: 'The due date of this quiz has passed.',
  used: 'You have used all attempts at this quiz.',
  submitted: 'This attempt was submitted and can’t be changed.',
  over: 'The time for this attempt is over.',
  open: 'The student is still working on this attempt.',
  own: 'You can’t grade your own work.',
  tooMany: (most: number) => `The maximum is ${most.toLocaleString('en-US')} points.`,
};

const whole = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message));

const POINTS = `Enter 1 to ${QUIZ_LIMITS.points.toLocaleString('en-US')} points.`;
const CHOICE = 'Choose one of the options.';

const question = z
  .object({
    id: z.nullish(z.uuid()),
    type: z.enum(QuestionType, 'Choose a type.'),
    prompt: requiredText(QUIZ_LIMITS.prompt, 'Enter the question.'),
    points: whole(1, QUIZ_LIMITS.points, POINTS),
    explanation: optionalText(QUIZ_LIMITS.explanation),
    options: z.nullish(
      z
        .array(requiredText(QUIZ_LIMITS.option, 'Enter the option.'))
        .check(z.maxLength(QUIZ_LIMITS.options, `Use at most ${QUIZ_LIMITS.options} options.`)),
    ),
    correctChoices: z.nullish(
      z.array(whole(0, QUIZ_LIMITS.options - 1, CHOICE)).check(z.maxLength(QUIZ_LIMITS.options)),
    ),
    acceptedTexts: z.nullish(
      z
        .array(requiredText(QUIZ_LIMITS.acceptedText, 'Enter an accepted answer.'))
        .check(
          z.maxLength(
            QUIZ_LIMITS.acceptedTexts,
            `Use at most ${QUIZ_LIMITS.acceptedTexts} accepted answers.`,
          ),
        ),
    ),
    correctNumber: z.nullish(z.number('Enter a number.')),
    tolerance: z.nullish(z.number('Enter a number.').check(z.gte(0, 'The tolerance can’t be negative.'))),
  })
  .check((context) => {
    const problem = problemOfAnswer(context.value);
    if (problem)
      context.issues.push({
        code: 'custom',
        message: problem.message,
        path: [problem.field],
        input: context.value,
      });
  });

interface Answered {
  type: QuestionType;
  options?: string[] | null | undefined;
  correctChoices?: number[] | null | undefined;
  acceptedTexts?: string[] | null | undefined;
  correctNumber?: number | null | undefined;
}

/** Returns what is missing so that the answers to a question can be graded. */
function problemOfAnswer(given: Answered): { field: string; message: string } | null {
  const { type } = given;
  const choices = new Set(given.correctChoices ?? []);
  if (type === QuestionType.SHORT_TEXT && !given.acceptedTexts?.length)
    return { field: 'acceptedTexts', message: 'Enter an accepted answer.' };
  if (type === QuestionType.NUMBER && given.correctNumber == null)
    return { field: 'correctNumber', message: 'Enter the right number.' };
  if (!hasOptions(type)) return null;
  const options = optionsOf(type, given.options);
  if (options.length < 2) return { field: 'options', message: 'Enter at least two options.' };
  if (new Set(options).size < options.length)
    return { field: 'options', message: 'Enter each option only once.' };
  if (choices.size === 0 || [...choices].some((choice) => choice >= options.length))
    return { field: 'correctChoices', message: 'Choose the right answer among the options.' };
  if (type !== QuestionType.MULTIPLE && choices.size > 1)
    return { field: 'correctChoices', message: 'Choose one right answer.' };
  return null;
}

/** Returns whether questions of a type are answered by choosing options. */
export const hasOptions = (type: QuestionType): boolean =>
  type === QuestionType.SINGLE || type === QuestionType.MULTIPLE || type === QuestionType.TRUE_FALSE;

/** Returns the options of a question. */
export function optionsOf(type: QuestionType, options: string[] | null | undefined): string[] {
  if (type === QuestionType.TRUE_FALSE) return [...TRUE_FALSE_OPTIONS];
  return hasOptions(type) ? (options ?? []) : [];
}

const MINUTES = `Enter 1 to ${QUIZ_LIMITS.minutes.toLocaleString('en-US')} minutes.`;
const ATTEMPTS = `Enter 1 to ${QUIZ_LIMITS.attempts} attempts.`;

export const saveQuizRules = z
  .object({
    lessonId: z.uuid(),
    version: z.nullish(z.int()),
    timeLimitMinutes: z.nullish(whole(1, QUIZ_LIMITS.minutes, MINUTES)),
    maxAttempts: z.nullish(whole(1, QUIZ_LIMITS.attempts, ATTEMPTS)),
    passPercent: whole(0, 100, 'Enter 0 to 100 percent.'),
    isShuffled: z.boolean('Choose yes or no.'),
    reveal: z.enum(QuizReveal, 'Choose when answers are shown.'),
    dueAt: z.nullish(z.coerce.date()),
    activityId: z.nullish(z.uuid('Choose an activity from the list.')),
    questions: z
      .array(question)
      .check(
        z.minLength(1, 'Add a question.'),
        z.maxLength(QUIZ_LIMITS.questions, `A quiz can have up to ${QUIZ_LIMITS.questions} questions.`),
      ),
  })
  .check((context) => {
    const { reveal, dueAt } = context.value;
    if (reveal === QuizReveal.AFTER_DUE && !dueAt)
      context.issues.push({
        code: 'custom',
        message: 'Set the due date after which answers are shown.',
        path: ['dueAt'],
        input: context.value,
      });
  });

export const saveQuizAnswersRules = z.object({
  id: z.uuid(),
  answers: z
    .array(
      z.object({
        questionId: z.uuid(),
        choices: z.nullish(
          z.array(whole(0, QUIZ_LIMITS.options - 1, CHOICE)).check(z.maxLength(QUIZ_LIMITS.options)),
        ),
        text: z.nullish(plainText(QUIZ_LIMITS.response)),
        givenNumber: z.nullish(z.number('Enter a number.')),
      }),
    )
    .check(z.maxLength(QUIZ_LIMITS.questions, `Save up to ${QUIZ_LIMITS.questions} answers at once.`)),
});

/** Grade of one answer. The service checks the maximum of the question. */
export const gradeQuizAnswerRules = z.object({
  id: z.uuid(),
  points: whole(0, QUIZ_LIMITS.points, `Enter 0 to ${QUIZ_LIMITS.points.toLocaleString('en-US')} points.`),
  feedback: optionalText(QUIZ_LIMITS.feedback),
  version: z.nullish(z.int()),
});
