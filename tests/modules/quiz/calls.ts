import type { App } from '#tests/support/app';
import type { Actor, ItemRow } from '#tests/support/factories';

/** Canary in everything that tells what is right. */
export const KEY = 'canary-of-the-key';

/** A question of each type, 10 points each. What is right is in the canary or in numbers found nowhere else. */
export const QUESTIONS = [
  {
    type: 'SINGLE',
    prompt: 'One?',
    points: 10,
    options: ['a', 'b', 'c'],
    correctChoices: [1],
    explanation: KEY,
  },
  {
    type: 'MULTIPLE',
    prompt: 'Some?',
    points: 10,
    options: ['a', 'b', 'c'],
    correctChoices: [2, 0],
    explanation: KEY,
  },
  { type: 'TRUE_FALSE', prompt: 'True?', points: 10, correctChoices: [0], explanation: KEY },
  { type: 'SHORT_TEXT', prompt: 'Word?', points: 10, acceptedTexts: [`${KEY} x`, 'Hook'], explanation: KEY },
  {
    type: 'NUMBER',
    prompt: 'Much?',
    points: 10,
    correctNumber: 7.7654321,
    tolerance: 0.0123,
    explanation: KEY,
  },
  { type: 'ESSAY', prompt: 'Why?', points: 10, explanation: KEY },
];

/** Questions that need no teacher. */
export const GRADED_BY_RULE = QUESTIONS.slice(0, 5);

export const SETTINGS = { passPercent: 60, isShuffled: false, reveal: 'NEVER' };

/** All fields of a question, those that tell what is right last. */
export const QUESTION =
  'id type prompt points options correctChoices acceptedTexts correctNumber tolerance explanation';

export const ATTEMPT = `id number startedAt endsAt submittedAt score maxScore isPassed state
  answers { id position choices text givenNumber points feedback version question { ${QUESTION} } }`;

export const save = (app: App, as: Actor, lesson: ItemRow, more: object = {}) =>
  app.graphql(
    `mutation ($input: SaveQuizInput!) { saveQuiz(input: $input) { quiz { id version points questionCount questions { ${QUESTION} } } } }`,
    { input: { lessonId: lesson.id, ...SETTINGS, questions: QUESTIONS, ...more } },
    { as },
  );

export const start = (app: App, as: Actor, quizId: string) =>
  app.graphql(
    `mutation ($quizId: ID!) { startQuizAttempt(input: { quizId: $quizId }) { attempt { ${ATTEMPT} } } }`,
    { quizId },
    { as },
  );

export const keep = (app: App, as: Actor, id: string, answers: object[]) =>
  app.graphql(
    `mutation ($input: SaveQuizAnswersInput!) { saveQuizAnswers(input: $input) { attempt { ${ATTEMPT} } } }`,
    { input: { id, answers } },
    { as },
  );

export const submit = (app: App, as: Actor, id: string) =>
  app.graphql(
    `mutation ($id: ID!) { submitQuizAttempt(input: { id: $id }) { attempt { ${ATTEMPT} } } }`,
    { id },
    { as },
  );

export const grade = (
  app: App,
  as: Actor,
  id: string,
  points: number,
  feedback: string | null = null,
  version?: number,
) =>
  app.graphql(
    `mutation ($input: GradeQuizAnswerInput!) { gradeQuizAnswer(input: $input) { attempt { ${ATTEMPT} } } }`,
    { input: { id, points, feedback, ...(version !== undefined && { version }) } },
    { as },
  );

export const readAttempt = (app: App, as: Actor, id: string) =>
  app.graphql(`query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, { id }, { as });

interface Asked {
  answers: { question: { id: string; prompt: string } }[];
}

const RIGHT: Record<string, object> = {
  'One?': { choices: [1] },
  'Some?': { choices: [2, 0, 2] },
  'True?': { choices: [0] },
  'Word?': { text: '  hOOk ' },
  'Much?': { givenNumber: 7.77 },
  'Why?': { text: 'Because.' },
};

/** Returns right answers to the questions of an attempt, replaced by those given by prompt. */
export const rightAnswers = ({ answers }: Asked, other: Record<string, object> = {}) =>
  answers.map(({ question: { id, prompt } }) => ({ questionId: id, ...(other[prompt] ?? RIGHT[prompt]) }));
