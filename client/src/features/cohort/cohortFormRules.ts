import { createCohortRules, datesInOrder, meetingRules, updateCohortRules } from '@rules/cohort/cohort';
import { MAX_POINTS } from '@rules/course/choices';
import { listedText } from '@rules/course/course';
import { priceOfForm } from '@rules/kernel/price';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import type { MeetingValues } from './cohortFormValues.ts';

const { timeZone: _zone, ...fields } = createCohortRules.shape;

/** A meeting as it is typed; null when every field is empty. */
const meeting = z.pipe(
  z.transform((typed: MeetingValues): z.input<typeof meetingRules> | null =>
    Object.values(typed).every((text) => text.trim() === '')
      ? null
      : { ...typed, link: typed.link.trim() || null },
  ),
  z.nullable(meetingRules),
);

/** Requirements, each in a field of its own. Blank ones are dropped. */
const requirements = z.pipe(
  z
    .array(z.object({ text: listedText }))
    .check(z.maxLength(MAX_POINTS, texts.cohortForm.tooManyRequirements(MAX_POINTS))),
  z.transform((rows: { text: string }[]) => rows.map(({ text }) => text).filter((text) => text !== '')),
);

const forms = { ...fields, ownPrice: priceOfForm, meeting, requirements };

/** Rules of the server with values of the form: texts that are empty instead of null. */
export const newCohortRules = z.object(forms).check(datesInOrder);

/** Rules of an existing cohort, which may have no deadline. */
export const editCohortRules = z
  .object({
    ...forms,
    registrationDeadline: z.pipe(
      z.transform((entered: string): string | Date | null | undefined => entered || null),
      updateCohortRules.shape.registrationDeadline,
    ),
    timeZone: z.string(),
  })
  .check(datesInOrder);
