import * as z from 'zod/mini';
import { type LocalSlot, localSlotOf } from '#kernel/slot.rules';
import { materials } from '#kernel/text.rules';
import { said } from './described.ts';

/** The day of a date that is sent with a time, as it is written; anything else is left to the rules. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}T\S*$/.test(text) ? text.slice(0, 10) : text);

/** A day as forms send it: YYYY-MM-DD, or an instant, of which the day counts. */
export const dayOfForm = <S extends z.ZodMiniType<string, string>>(missing: string, rule: S) =>
  said('YYYY-MM-DD; of an instant its day.', z.pipe(z.pipe(z.string(missing), z.transform(dayOf)), rule), {
    sentAs: { type: 'string', format: 'date' },
  });

/** A day as it is answered. */
export const dayShape = z.iso.date();

/** What the rules take, or the lines of a text field. */
export const materialsOfForm = z.nullish(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], 'Give the materials as a list of texts.'),
      z.transform((sent) => (typeof sent === 'string' ? sent.split(/\r\n|\r|\n/) : sent)),
    ),
    materials,
  ),
);

/** Members that tell the times of something that is held. */
export const slotShape = {
  startTime: said('HH:MM of that day.', z.string()),
  endTime: said('HH:MM of that day.', z.string()),
  timeZone: said('IANA name of the zone of the day and the times.', z.string()),
};

/** Members that tell the course that something is a part of. */
export const partOfCourse = {
  courseId: z.guid(),
  course: said("The course's title.", z.string()),
};

/** A number that a form may send as the text of its field. */
export const numberOfForm = <S extends z.ZodMiniType<number, number>>(missing: string, rule: S) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, missing))], missing),
      z.transform(Number),
    ),
    rule,
  );

/** Day and times of something that is held, in the zone that they were given in. */
export const localTimes = (startsAt: string, endsAt: string, timeZone: string): LocalSlot =>
  localSlotOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone });
