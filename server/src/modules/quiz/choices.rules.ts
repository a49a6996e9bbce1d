/** Choices of quizzes that forms and the server share, without the API. */

/** When students see which answers are right. */
export enum QuizReveal {
  NEVER = 'never',
  AFTER_ATTEMPT = 'after-attempt',
  AFTER_DUE = 'after-due',
}

/** Type of a question. */
export enum QuestionType {
  TRUE_FALSE = 'true-false',
  SINGLE = 'single',
  MULTIPLE = 'multiple',
  SHORT_TEXT = 'short-text',
  NUMBER = 'number',
  ESSAY = 'essay',
}
