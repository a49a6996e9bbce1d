import { defineJob } from '#platform/jobs/job';
import { setImmediate as others } from 'node:timers/promises';
import type { MeetingSchedule } from '#modules/cohort/meeting-times.service';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';
import {
  COMING_EVENT,
  COMING_LESSON,
  type Meeting,
  remindOfLessons,
  remindOfMeetings,
  remindOfScheduledEvents,
  SCHEDULES,
} from './reminder.sql.ts';
import { sendReminders } from './send-reminders.service.ts';

const JOB = 'remind-of-events';

/** Minutes before the start at which reminders are sent. */
export const LEAD_MINUTES = 60;

/** Upcoming events of an institution. */
interface Coming {
  hasLessons: boolean;
  hasEvents: boolean;
  schedules: Schedule[];
}

/** A schedule of a cohort, as JSON. */
interface Schedule extends Omit<MeetingSchedule, 'startDate' | 'endDate'> {
  cohortId: string;
  startDate: string;
  endDate: string;
}

export const REMINDERS_DUE: Due = {
  name: 'reminders_due',
  query: `with lesson as (
      select exists (select from public.lesson where institution_id = tenant and ${COMING_LESSON}) as has_lessons),
    planned as (
      select exists (select from public.event where institution_id = tenant and ${COMING_EVENT}) as has_events),
    schedule as (${SCHEDULES})
    select json_build_object('hasLessons', has_lessons, 'hasEvents', has_events, 'schedules', coalesce(schedules, '[]'))
    from lesson, planned, schedule
    where has_lessons or has_events or schedules is not null`,
};

/**
 * Sends reminders for events within the next hour, one institution at a time under row level security.
 * Idempotent: it may run at any time and concurrently; people who joined since the last run are reminded by
 * the next one. Events that have already started are skipped.
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
    await others(); // parsing the rules of thousands of institutions takes seconds: yield to other requests
  }
}

async function remindIn(
  services: Services,
  institutionId: string,
  { hasLessons, hasEvents, schedules }: Coming,
  until: Date,
): Promise<void> {
  const meetings = await meetingsOf(services, schedules, until);
  await sendReminders(services, { institutionId, job: JOB }, (run) => [
    ...(hasLessons ? [remindOfLessons(institutionId, until, run)] : []),
    ...(hasEvents ? [remindOfScheduledEvents(institutionId, until, run)] : []),
    ...(meetings.length > 0 ? [remindOfMeetings(institutionId, meetings, run)] : []),
  ]);
}

/** Returns the meetings of the schedules. A schedule that cannot be parsed does not affect the others. */
async function meetingsOf(
  { log }: Pick<Services, 'log'>,
  schedules: Schedule[],
  until: Date,
): Promise<Meeting[]> {
  if (schedules.length === 0) return [];
  // Loading the library takes 40 ms, which only cohorts with schedules need.
  const { meetingsBetween } = await import('#modules/cohort/meeting-times.service');
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

/** Sends reminders that are due. */
export const REMIND_OF_EVENTS = defineJob({
  name: JOB,
  schedule: '*/5 * * * *',
  due: REMINDERS_DUE,
  run: remindOfEvents,
});
