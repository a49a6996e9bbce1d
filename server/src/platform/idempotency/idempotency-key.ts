import { Invalid } from '#kernel/errors';

/** Longest key, in characters. */
const MAX_KEY_LENGTH = 128;

/** Hours for which the first answer is kept. */
export const RETENTION_HOURS = 24;

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_KEY_LENGTH}}$`);

/** The header as the OpenAPI document describes it. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `A name of your own for this call, such as a UUID: sent again with it and the same body, within ${RETENTION_HOURS} hours, the call answers as the first time and does nothing.`,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]+$', minLength: 1, maxLength: MAX_KEY_LENGTH },
} as const;

/** The header of an answer that was given before. */
export const IDEMPOTENCY_REPLAYED = {
  name: 'Idempotency-Replayed',
  header: { description: 'The first answer, given again.', schema: { type: 'string', const: 'true' } },
};

/** The key of a request; null without one. @throws Invalid for what is no key */
export function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw Invalid([
    {
      field: IDEMPOTENCY_KEY.name,
      message: `Use 1 to ${MAX_KEY_LENGTH} visible ASCII characters without spaces.`,
    },
  ]);
}
