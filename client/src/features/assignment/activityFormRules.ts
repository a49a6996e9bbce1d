import { createActivityRules, dueOnDay } from '@rules/activity/activity';
import { checkTimeOrder } from '@rules/kernel/slot';
import * as z from 'zod/mini';

const { startsAt: _startsAt, dueAt: _dueAt, ...fields } = createActivityRules.shape;

/** Rules of the server, with a day and times in place of instants, and lists entered as lines. */
export const activityFormRules = z
  .object({
    ...fields,
    ...dueOnDay,
    materials: z.pipe(
      z.transform((lines: string): unknown => lines.split('\n')),
      fields.materials,
    ),
  })
  .check(checkTimeOrder);
