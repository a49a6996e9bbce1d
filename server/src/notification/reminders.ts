import type { MeetingSchedule } from '../cohort/meeting-times.ts';
import { contextOfJob } from '../graphql/job-context.ts';
import { Institution } from '../institution/institution.entity.ts';
import type { Services } from '../services.ts';
import { publishTold, REMINDERS } from './notification.consumer.ts';
import {
  type Meeting,
  type Reminded,
  remindOfLessons,
  remindOfMeetings,
  schedulesUntil,
} from './reminder.statements.ts';

/** Minutes before it begins from which people are reminded of something. */
export const LEAD_MINUTES = 60;

/**
 * Reminds everybody of what begins within the next hour, institution by institution, as row level security wants it.
 * Whoever was reminded is not reminded again, so it may be done at any time, twice, or by two instances at once; who has
 * come since is reminded the next time. What has begun meanwhile is over: nobody is reminded late.
 */
export async function remindOfEvents(services: Services): Promise<void> {
  const until = new Date(Date.now() + LEAD_MINUTES * 60_000);
  const institutions = await services.orm.em
    .fork()
    .find(Institution, { suspendedAt: null }, { fields: ['id'], disableIdentityMap: true });
  for (const { id } of institutions) await remindIn(services, id, until);
}

async function remindIn(services: Services, institutionId: string, until: Date): Promise<void> {
  const author = contextOfJob(services, institutionId, 'remind-of-events');
  const [schedules, ofLessons] = await services.runWrites(author, [
    schedulesUntil(institutionId, until),
    remindOfLessons(institutionId, until),
  ]);
  const meetings = await meetingsOf(services, schedules, until);
  const [ofMeetings] =
    meetings.length > 0
      ? await services.runWrites(author, [remindOfMeetings(institutionId, meetings)])
      : [null];
  const ids = [ofLessons, ofMeetings].flatMap((json) => (json && (JSON.parse(json) as Reminded).told) || []);
  await publishTold(services.bus, { institutionId, type: REMINDERS, ids });
}

/** Which meetings the schedules bring. One that cannot be read keeps nobody else from being reminded. */
async function meetingsOf(
  { log }: Pick<Services, 'log'>,
  schedules: string | null | undefined,
  until: Date,
): Promise<Meeting[]> {
  if (!schedules) return [];
  // Its library takes 40 ms to load, which only who has such a cohort needs.
  const { meetingsBetween } = await import('../cohort/meeting-times.ts');
  const read = JSON.parse(schedules) as (Omit<MeetingSchedule, 'startDate' | 'endDate'> & {
    cohortId: string;
    startDate: string;
    endDate: string;
  })[];
  const now = new Date();
  return read.flatMap(({ cohortId, startDate, endDate, ...schedule }) => {
    const { rule, timeZone } = schedule;
    try {
      const dates = { startDate: new Date(startDate), endDate: new Date(endDate) };
      return meetingsBetween({ ...schedule, ...dates }, now, until).map((startsAt) => ({
        cohortId,
        rule,
        timeZone,
        startsAt,
      }));
    } catch (err) {
      log.warn({ err, cohortId }, 'the schedule of a cohort cannot be read');
      return [];
    }
  });
}
