import { TooComplex } from '#kernel/errors';
import { MAX_RESPONSE_BYTES } from '#kernel/limits';

/** Whether an answer is larger than any may be. */
export const isResponseTooLarge = (text: string): boolean =>
  text.length * 3 > MAX_RESPONSE_BYTES && Buffer.byteLength(text) > MAX_RESPONSE_BYTES; // a letter has at most three bytes

export const ResponseTooLarge = () =>
  TooComplex(
    `The answer is larger than ${MAX_RESPONSE_BYTES / 1_000_000} MB. Ask for smaller pages or fewer fields.`,
  );
