import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { DAY } from '#kernel/duration.rules';
import { instant } from '#modules/course/course.rules';

/** Maximum length of the time that one read of an agenda covers. */
export const MAX_AGENDA_DAYS = 190;

/** Maximum number of entries in one read of an agenda. */
export const MAX_AGENDA_ENTRIES = 1000;

/** Rule of an object: its time has a length that can be read at once. */
const isShort = z.check<{ from: Date; to: Date }>(
  ({ value: { from, to }, issues }) => {
    const report = (message: string) => issues.push({ code: 'custom', input: to, path: ['to'], message });
    if (to <= from) report('The end must be after the start.');
    else if (to.getTime() - from.getTime() > MAX_AGENDA_DAYS * DAY)
      report(`Choose a time of up to ${MAX_AGENDA_DAYS} days.`);
  },
  comparing('from', 'to'),
);

export const agendaRules = z
  .object({ from: instant('Enter a start.'), to: instant('Enter an end.') })
  .check(isShort);
