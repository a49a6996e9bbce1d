import { createActivityRules } from '@rules/activity/activity';
import { checkTimeOrder } from '@rules/kernel/slot';
import * as z from 'zod/mini';

/** The server's rules; what is a list there is lines here. */
export const activityFormRules = z
  .object({
    ...createActivityRules.shape,
    materials: z.pipe(
      z.transform((lines: string): unknown => lines.split('\n')),
      createActivityRules.shape.materials,
    ),
  })
  .check(checkTimeOrder);
