import * as z from 'zod/mini';
import { search } from '#kernel/text.rules';

/** Errors of changes of orders. */
export const REFUSALS = {
  notAwaited: 'This order isn’t waiting for a payment.',
  notPaid: 'This order isn’t paid.',
  notHosted: 'The institution takes this payment itself.',
} as const;

/** Search text for a list of orders. */
export const ordersRules = z.object({ search });

/** Filters of an export of orders. */
export const ordersExportRules = z.object({
  search,
  status: z.optional(z.enum(['AWAITED', 'PAID', 'FAILED', 'REFUNDED', 'CANCELLED'], 'Choose a status.')),
  cohortId: z.optional(z.uuid('Choose an item from the list.')),
  couponId: z.optional(z.uuid('Choose an item from the list.')),
});
