import { createActivityRules } from '@rules/activity/activity';
import { checkTimeOrder } from '@rules/kernel/slot';
import * as z from 'zod/mini';

/** Rules of the server, with lists entered as lines. */
export const activityFormRules = z
  .object({
    ...createActivityRules.shape,
    materials: z.pipe(
      z.transform((lines: string): unknown => lines.split('\n')),
      createActivityRules.shape.materials,
    ),
  })
  .check(checkTimeOrder);
