import type { FormattedExecutionResult } from 'graphql';
import { TooComplex } from '#kernel/errors';
import { MAX_RESPONSE_BYTES } from '#kernel/limits';

/** Returns whether a response exceeds the maximum size. */
export const isResponseTooLarge = (text: string): boolean =>
  text.length * 3 > MAX_RESPONSE_BYTES && Buffer.byteLength(text) > MAX_RESPONSE_BYTES; // a UTF-16 code unit takes at most three bytes

export const ResponseTooLarge = () =>
  TooComplex(
    `The response is larger than ${MAX_RESPONSE_BYTES / 1_000_000} MB. Request smaller pages or fewer fields.`,
  );

/** Returns the result in place of one that is too large. */
export function tooLargeResult(): FormattedExecutionResult {
  const { message, extensions } = ResponseTooLarge();
  return { errors: [{ message, extensions: { code: extensions['code'] } }] };
}
