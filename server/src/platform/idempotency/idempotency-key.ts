import { Invalid } from '#kernel/errors';

/** Maximum length of a key, in characters. */
const MAX_KEY_LENGTH = 128;

/** Hours for which the first response is stored. */
export const RETENTION_HOURS = 24;

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_KEY_LENGTH}}$`);

/** Request header with the key, as OpenAPI describes it. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Key of your choice for this call, such as a UUID. A repeat with the same key and body within ${RETENTION_HOURS} hours changes nothing and gets the first response again.`,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]+$', minLength: 1, maxLength: MAX_KEY_LENGTH },
} as const;

/** Name of the header as Node has it. */
export const IDEMPOTENCY_KEY_HEADER = IDEMPOTENCY_KEY.name.toLowerCase();

/** Response header that marks a replayed response. */
export const IDEMPOTENCY_REPLAYED = {
  name: 'Idempotency-Replayed',
  header: {
    description: 'Present if the response is a replay of the first one.',
    schema: { type: 'string', const: 'true' },
  },
};

/** Parses the header of a request. Returns null without a key. @throws AppError INVALID for an invalid key */
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
