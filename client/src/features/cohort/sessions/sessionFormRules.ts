import {
  cancelSessionRules,
  createSessionRules,
  MAX_MINUTES,
  updateSessionRules,
} from '@rules/attendance/attendance';
import * as z from 'zod/mini';
import { orNull } from '#lib/orNull';

const MIN_MINUTES = 5;
const LENGTH = `Enter ${MIN_MINUTES} to ${MAX_MINUTES.toLocaleString('en-US')} minutes.`;

const shape = {
  topic: createSessionRules.shape.topic,
  date: createSessionRules.shape.date,
  minutes: z.nullish(
    z.number(LENGTH).check(z.int(LENGTH), z.gte(MIN_MINUTES, LENGTH), z.lte(MAX_MINUTES, LENGTH)),
  ),
};

/** Rules of a new session, whose end is entered as its length. */
export const newSessionRules = z.object({ ...shape, cohortId: createSessionRules.shape.cohortId });

/** Rules of a changed session. */
export const editSessionRules = z.object({
  ...shape,
  recordingUrl: orNull(updateSessionRules.shape.recordingUrl),
  scope: updateSessionRules.shape.scope,
});

export const cancelFormRules = z.omit(cancelSessionRules, { id: true });

/** Returns the end of a session after a number of minutes; null for an open one. */
export const endOf = (date: Date, minutes: number | null | undefined): string | null =>
  minutes ? new Date(date.getTime() + minutes * 60_000).toISOString() : null;
