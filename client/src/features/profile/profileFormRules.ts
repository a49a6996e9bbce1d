import { profileRules } from '@rules/profile/profile';
import * as z from 'zod/mini';
import { orNull } from '#lib/orNull';
import type { ProfileFormValues } from './profileFormValues.ts';

const { expertise, timeZone, ...fields } = profileRules.shape;

const rules = z.object({
  ...fields,
  expertise: z.pipe(
    z.transform((text: string): unknown => text.split(',')),
    expertise,
  ),
  timeZone: orNull(timeZone),
});

/** Rules of the server with values of the form: expertise separated by commas, and no time zone as an empty text. */
export const profileFormRules = rules as unknown as z.ZodMiniType<z.output<typeof rules>, ProfileFormValues>;
