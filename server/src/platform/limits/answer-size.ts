import { TooComplex } from '#kernel/errors';
import { MAX_ANSWER } from '#kernel/limits';

/** Whether an answer is larger than any may be. */
export const isTooLarge = (text: string): boolean =>
  text.length * 3 > MAX_ANSWER && Buffer.byteLength(text) > MAX_ANSWER; // a letter has at most three bytes

export const AnswerTooLarge = () =>
  TooComplex(
    `The answer is larger than ${MAX_ANSWER / 1_000_000} MB. Ask for smaller pages or fewer fields.`,
  );
