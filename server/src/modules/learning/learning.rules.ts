import * as z from 'zod/mini';
import { timeZone } from '#kernel/slot.rules';

/** Maximum number of seconds that one call counts. */
export const MAX_SECONDS = 60;

/** Maximum position in a video: a day, in seconds. */
const MAX_POSITION = 24 * 60 * 60;

export const recordLearningRules = z.object({
  lessonId: z.uuid(),
  seconds: z
    .int('Give whole seconds.')
    .check(
      z.minimum(0, 'Give 0 to 60 seconds.'),
      z.maximum(MAX_SECONDS, `Give 0 to ${MAX_SECONDS} seconds.`),
    ),
  position: z.nullish(
    z
      .int('Give whole seconds.')
      .check(
        z.minimum(0, 'The position can’t be negative.'),
        z.maximum(MAX_POSITION, 'The position must be within a day.'),
      ),
  ),
  timeZone,
});
