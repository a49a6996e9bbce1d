import * as z from 'zod/mini';
import { ErrorCode } from '#kernel/errors';
import { defineSchema, described } from './described.ts';

export const Problem = defineSchema(
  'Problem',
  'Body of every error: a message to show, and the members of problem details (RFC 9457).',
  z.object({
    message: described('Text to show.', z.string()),
    code: described('Error code for programs.', z.enum(ErrorCode)),
    type: z.string(),
    title: described('Name of the status.', z.string()),
    status: z.int(),
    detail: described('Same as `message`.', z.string()),
    errors: described(
      'Invalid fields; empty if the error concerns none.',
      z.array(
        z.object({ field: described('Path of the field, joined by dots.', z.string()), message: z.string() }),
      ),
    ),
    requestId: described(
      'ID of the request, only for unexpected errors. The log has the cause under it.',
      z.optional(z.string()),
    ),
    traceId: described('ID of the trace, where the server records traces.', z.optional(z.string())),
  }),
);
