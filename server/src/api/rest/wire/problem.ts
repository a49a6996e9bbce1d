import * as z from 'zod/mini';
import { ErrorCode } from '#kernel/errors';
import { named, said } from './described.ts';

export const Problem = named(
  'Problem',
  'The body of every error: what to show, and the members of problem details (RFC 9457).',
  z.object({
    message: said('To be shown.', z.string()),
    code: said('To be acted upon.', z.enum(ErrorCode)),
    type: z.string(),
    title: said("The status's name.", z.string()),
    status: z.int(),
    detail: said('The same as message.', z.string()),
    errors: said(
      'Every wrong field; empty where it is about none.',
      z.array(z.object({ field: said('Its path, with dots.', z.string()), message: z.string() })),
    ),
    requestId: said('Of an unexpected error: under which the log has its cause.', z.optional(z.string())),
  }),
);
