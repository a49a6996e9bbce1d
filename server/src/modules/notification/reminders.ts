import { defineJob } from '#platform/jobs/job';
import { setImmediate as others } from 'node:timers/promises';
import type { MeetingSchedule } from '#modules/cohort/meeting-times';
import { createJobContext } from '#platform/request/job-context';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';
import { publishTold, REMINDERS } from './notification.consumer.ts';
import {
  COMING_LESSON,
  type Meeting,
  type Reminded,
  remindOfLessons,
  remindOfMeetings,
  SCHEDULES,
} from './reminder.statements.ts';

/** Minutes before it begins from which people are reminded of something. */
export const LEAD_MINUTES = 60;

/** What an institution may have to be reminded of. */
interface Coming {
  hasLessons: boolean;
  schedules: Schedule[];
}

/** A schedule by which a cohort may meet, as JSON. */
interface Schedule extends Omit<MeetingSchedule, 'startDate' | 'endDate'> {
  cohortId: string;
  startDate: string;
  endDate: string;
}

export const REMINDERS_DUE: Due = {
  name: 'reminders_due',
  query: `with lesson as (
      select exists (select from public.lesson where institution_id = tenant and ${COMING_LESSON}) as has_lessons),
    schedule as (${SCHEDULES})
    select json_build_object('hasLessons', has_lessons, 'schedules', coalesce(schedules, '[]')) from lesson, schedule
    where has_lessons or schedules is not null`,
};

/**
 * Reminds everybody of what begins within the next hour, institution by institution, as row level security wants it.
 * Whoever was reminded is not reminded again, so it may be done at any time, twice, or by two instances at once; who has
 * come since is reminded the next time. What has begun meanwhile is over: nobody is reminded late.
 */
export async function remindOfEvents(services: Services): Promise<void> {
  const until = new Date(Date.now() + LEAD_MINUTES * 60_000);
  const institutions = await findDueInstitutions(
    services.orm.em.fork(),
    REMINDERS_DUE,
    `${LEAD_MINUTES} minutes`,
  );
  for (const { id, due } of institutions) {
    await remindIn(services, id, due as Coming, until);
    await others(); // rules of thousands of institutions take seconds to read: nobody else waits for that
  }
}

async function remindIn(
  services: Services,
  institutionId: string,
  { hasLessons, schedules }: Coming,
  until: Date,
): Promise<void> {
  const meetings = await meetingsOf(services, schedules, until);
  const statements = [
    ...(hasLessons ? [remindOfLessons(institutionId, until)] : []),
    ...(meetings.length > 0 ? [remindOfMeetings(institutionId, meetings)] : []),
  ];
  if (statements.length === 0) return;
  const author = createJobContext(services, institutionId, 'remind-of-events');
  const told = await services.runWrites(author, statements);
  const ids = told.flatMap((json) => (json && (JSON.parse(json) as Reminded).told) || []);
  await publishTold(services.bus, { institutionId, type: REMINDERS, ids });
}

/** Which meetings the schedules bring. One that cannot be read keeps nobody else from being reminded. */
async function meetingsOf(
  { log }: Pick<Services, 'log'>,
  schedules: Schedule[],
  until: Date,
): Promise<Meeting[]> {
  if (schedules.length === 0) return [];
  // Its library takes 40 ms to load, which only who has such a cohort needs.
  const { meetingsBetween } = await import('#modules/cohort/meeting-times');
  const now = new Date();
  return schedules.flatMap(({ cohortId, startDate, endDate, ...schedule }) => {
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

/** Sends the reminders that are due. */
export const REMIND_OF_EVENTS = defineJob({
  name: 'remind-of-events',
  schedule: '*/5 * * * *',
  due: REMINDERS_DUE,
  run: remindOfEvents,
});
