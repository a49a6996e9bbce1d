import * as z from 'zod/mini';
import { type LocalSlot, localSlotOf, type Slot, slotOf } from '#kernel/slot.rules';
import { materials } from '#kernel/text.rules';
import { UTC } from '#kernel/zone.rules';
import { described } from './described.ts';

/** Returns the date part of an instant. The rules check any other text. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}T\S*$/.test(text) ? text.slice(0, 10) : text);

/** Schema of a date in a request: YYYY-MM-DD, or an instant, whose date part is used. */
export const dayOfForm = <S extends z.ZodMiniType<string, string>>(missing: string, rule: S) =>
  described(
    'Date as YYYY-MM-DD. Of an instant, only the date is used.',
    z.pipe(z.pipe(z.string(missing), z.transform(dayOf)), rule),
    {
      sentAs: { type: 'string', format: 'date' },
    },
  );

/** Schema of a date in a response. */
export const dayShape = z.iso.date();

/** Schema of materials in a request: a list, or a text with one material per line. */
export const materialsOfForm = z.nullish(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], 'Give the materials as a list of texts.'),
      z.transform((sent) => (typeof sent === 'string' ? sent.split(/\r\n|\r|\n/) : sent)),
    ),
    materials,
  ),
);

/** Members for the local times of a slot. */
export const slotShape = {
  startTime: described('Start time on the date, as HH:MM.', z.string()),
  endTime: described('End time on the date, as HH:MM.', z.string()),
  timeZone: described('IANA time zone of the date and the times.', z.string()),
};

/** Members for the course of an object. */
export const partOfCourse = {
  courseId: z.guid(),
  course: described('Title of the course.', z.string()),
};

/** Schema of a number that a form may send as text. */
export const numberOfForm = <S extends z.ZodMiniType<number, number>>(missing: string, rule: S) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'Enter a whole number.'))], missing),
      z.transform(Number),
    ),
    rule,
  );

/** Returns the date and times of a slot in its time zone. */
export const localTimes = (startsAt: string, endsAt: string, timeZone: string): LocalSlot =>
  localSlotOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone });

/** Returns the instants of a date and times, in UTC by default. */
export const slotOfForm = ({
  timeZone,
  ...local
}: Omit<LocalSlot, 'timeZone'> & { timeZone?: string | null | undefined }): Slot =>
  slotOf({ ...local, timeZone: timeZone ?? UTC });
