import type { CohortSession } from '#modules/attendance/cohort-session.entity';
import type { CohortInstructor } from '#modules/cohort/cohort-parts.entity';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Resource } from '#modules/resource/resource.entity';
import { statusOf, clockTime, cohortPermissions } from '../facts/cohorts.ts';
import { type EnrollmentsArguments, enrollments, ownOf, stateOf } from '../facts/enrollments.ts';
import { DAY, sum, percent, inOrder } from '../facts/values.ts';
import { holdsSeat } from '../seat.ts';
import { byPosition } from '../visible.ts';
import type { Resolvers } from './resolve.ts';

/** Fields of cohorts and their parts that differ from the entities' own properties. */
export const COHORTS_RESOLVERS = {
  Money: {
    amount: (cents: number) => cents,
    currency: () => 'USD',
  },

  Cohort: {
    isPublished: (cohort) => cohort.publishedAt !== null,
    timeZone: (cohort) => cohort.timeZone ?? 'UTC',
    durationInDays: (cohort) => Math.ceil(clockTime(cohort) / DAY),
    durationInWeeks: (cohort) => Math.ceil(clockTime(cohort) / (7 * DAY)),
    spotsRemaining: (cohort) => cohort.capacity - cohort.studentCount - cohort.heldCount,
    fillRate: (cohort) => percent(cohort.studentCount + cohort.heldCount, cohort.capacity),
    // The same for every reader, computed from all data.
    price: (cohort, { data }) => {
      const links = data.cohortCourses.filter((row) => row.cohort.unwrap() === cohort);
      const offered = links
        .map((row) => row.course.unwrap())
        .filter((row) => row.status === 'published' && !row.deletedAt);
      return cohort.ownPrice ?? sum(offered.map((course) => course.price));
    },
    status: statusOf,
    meeting: (cohort) => (cohort.meetingPlatform ? cohort : null),
    isRecurring: (cohort) => cohort.recurrenceRule !== null,
    recurringSchedule: (cohort) => (cohort.recurrenceRule ? cohort : null),
    courseProgress: (cohort, { secured }) =>
      inOrder(
        secured.cohortCourses().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.position,
      ),
    courses: (cohort, visible) =>
      visible.secured
        .cohortCourses()
        .filter((row) => row.cohort.unwrap() === cohort)
        .toSorted(byPosition)
        .map((row) => row.course.unwrap())
        .filter(visible.course),
    milestones: (cohort, { secured }) =>
      inOrder(
        secured.milestones().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.deadline,
      ),
    attendance: (cohort, { secured }) => {
      const held = secured
        .sessions()
        .filter((row) => row.cohort.unwrap() === cohort && row.date <= new Date() && !row.cancelledAt);
      return inOrder(held, (row) => row.date).toReversed();
    },
    plannedSessions: (cohort, { secured }) => {
      const planned = secured
        .sessions()
        .filter((row) => row.cohort.unwrap() === cohort && row.date > new Date());
      return inOrder(planned, (row) => row.date);
    },
    instructors: (cohort, { secured }) =>
      inOrder(
        secured.instructors().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.createdAt,
      ),
    resources: (cohort, { secured }) =>
      inOrder(
        secured.resources().filter((row) => row.cohort?.unwrap() === cohort),
        (row) => row.position,
      ),
    isEnrolled: (cohort, visible) => ownOf(cohort, visible).some(holdsSeat),
    viewerEnrollment: (cohort, visible) =>
      inOrder(ownOf(cohort, visible).filter(visible.enrollment), (row) => row.enrolledAt).at(-1) ?? null,
    viewerState: (cohort, visible) => stateOf(cohort, visible),
    enrollments: (cohort, visible, args: EnrollmentsArguments) =>
      enrollments(visible, (row) => row.cohort.unwrap() === cohort, args, false),
    viewerCan: (cohort, visible) => cohortPermissions(cohort, visible),
  } satisfies Resolvers<Cohort>,

  Meeting: {
    schedule: (cohort) => cohort.meetingSchedule ?? '',
    additionalInfo: (cohort) => cohort.meetingInfo,
    platform: (cohort) => cohort.meetingPlatform,
    link: (cohort, visible) => {
      const runsIt = visible.isOurs(cohort) && visible.reader.role === 'admin';
      const isInside = runsIt || visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat);
      return isInside ? cohort.meetingLink : null;
    },
  } satisfies Resolvers<Cohort>,

  RecurringSchedule: {
    days: (cohort) => (cohort.recurrenceDays ?? []).map((day) => day.toUpperCase()),
    time: (cohort) => cohort.recurrenceTime ?? '',
    timeZone: (cohort) => cohort.timeZone ?? 'UTC',
    rule: (cohort) => cohort.recurrenceRule,
    interval: ({ recurrenceRule }) => Number(/INTERVAL=(\d+)/.exec(recurrenceRule!)?.[1] ?? 1),
    until: ({ recurrenceRule }) => {
      const [, day, time] = /UNTIL=(\d{8})T(\d{6})/.exec(recurrenceRule!) ?? [];
      const digits = (text: string, mark: string) => text.match(/\d\d/g)!.join(mark);
      if (!day || !time) return null;
      return new Date(`${day.slice(0, 4)}-${digits(day.slice(4), '-')}T${digits(time, ':')}Z`);
    },
    count: ({ recurrenceRule }) => {
      const [, count] = /COUNT=(\d+)/.exec(recurrenceRule!) ?? [];
      return count ? Number(count) : null;
    },
    durationMinutes: (cohort) => cohort.recurrenceMinutes ?? null,
    topic: (cohort) => cohort.recurrenceTopic ?? cohort.title,
  } satisfies Resolvers<Cohort>,

  AttendanceSummary: {
    recordingUrl: (session, visible) => {
      const cohort = session.cohort.unwrap();
      const runsIt = visible.isOurs(cohort) && visible.reader.role === 'admin';
      const isInside = runsIt || visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat);
      return isInside ? (session.recordingUrl ?? null) : null;
    },
    present: (session, { secured }) =>
      secured.attendance().filter((row) => row.session.unwrap() === session && row.isPresent).length,
    total: (session, { secured }) =>
      secured.attendance().filter((row) => row.session.unwrap() === session).length,
  } satisfies Resolvers<CohortSession>,

  CohortInstructor: {
    title: ({ member }) => member.unwrap().jobTitle || 'Instructor',
    bio: ({ member }) => member.unwrap().bio,
    expertise: ({ member }) => member.unwrap().expertise,
    totalStudents: (instructor, { secured }) => {
      const same = secured.instructors().filter((row) => row.member === instructor.member);
      const cohorts = same.map((row) => row.cohort.unwrap()).filter((row) => !row.deletedAt);
      return sum(cohorts.map((row) => row.studentCount));
    },
  } satisfies Resolvers<CohortInstructor>,

  Resource: { uploadedAt: (resource) => resource.createdAt } satisfies Resolvers<Resource>,
};
