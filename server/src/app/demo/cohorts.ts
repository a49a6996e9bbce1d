import { DAY, HOUR, MINUTE } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Attendance } from '#modules/attendance/attendance.entity';
import { AttendanceStatus } from '#modules/attendance/attendance.enums';
import { CohortSession } from '#modules/attendance/cohort-session.entity';
import { DAYS_AHEAD } from '#modules/attendance/occurrences.service';
import { CohortCourse } from '#modules/cohort/cohort-course.entity';
import { CohortInstructor, Milestone } from '#modules/cohort/cohort-parts.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { meetingsBetween } from '#modules/cohort/meeting-times.service';
import { EnrollmentStatus } from '#modules/enrollment/enrollment.enums';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { EnrollmentCompletion } from '#modules/learning/enrollment-completion.entity';
import { LessonCompletion } from '#modules/lesson/lesson-completion.entity';
import type { Membership } from '#modules/membership/membership.entity';
import { IDLE_SINCE_DAYS, idleStudents } from './accounts.ts';
import { DEMO_BIOS, type DemoCohort } from './cohort-content.ts';
import type { SeededCourse } from './courses.ts';
import { daysFromNow } from './dates.ts';
import { seedPlans } from './price-plans.ts';
import type { Roster } from './roster.ts';

/** Seeds cohorts with their enrollments, progress and sessions. */
export function seedCohorts(
  em: EntityManager,
  roster: Roster,
  courses: Map<string, SeededCourse>,
  contents: DemoCohort[],
): void {
  const completed = new Set<string>();
  contents.forEach((content, index) => {
    const offered = content.courses.map((key) => courses.get(key)!);
    const cohort = seedCohort(em, roster, content, offered);
    // Each cohort starts at another index of the roster, so that students are in several cohorts but not in all.
    const people = roster.students.map(
      (_, at) => roster.students[(at + (content.first ?? index * 5)) % roster.students.length]!,
    );
    const seated = people.slice(0, content.seats);
    const seats = seedEnrollments(em, roster, cohort, content, people, offered);
    if (content.from < 0) seedProgress(em, roster, content, seats, offered, completed);
    seedSessions(em, roster, cohort, content, seated);
  });
}

function seedCohort(
  em: EntityManager,
  { institution, staff }: Roster,
  content: DemoCohort,
  offered: SeededCourse[],
): Cohort {
  const { recurrence, platform } = content;
  const cohort = em.create(Cohort, {
    institution,
    title: content.title,
    description: content.description,
    startDate: daysFromNow(content.from),
    endDate: daysFromNow(content.to, 20),
    registrationDeadline: daysFromNow(content.from - content.deadline, 23),
    capacity: content.capacity,
    studentCount: content.seats,
    heldCount: holdsSeat(content, priceOf(content, offered)) ? 1 : 0,
    waitlistCount: content.waiting ?? 0,
    ownPrice: content.price ?? null,
    isPublic: content.isPublic,
    publishedAt: daysFromNow(Math.min(content.from, 0) - 30),
    requirements: content.requirements,
    createdBy: staff[content.by]!,
    createdAt: daysFromNow(Math.min(content.from, 0) - 31),
    ...(platform && {
      meetingPlatform: platform,
      meetingSchedule: recurrence
        ? `${recurrence.days.join(' and ')} at ${recurrence.time}`
        : 'Saturdays at 10:00',
      meetingInfo: 'Join five minutes early. Sessions are recorded for those who cannot come.',
      meetingLink: 'https://meet.example.com/demo-room',
    }),
    ...(recurrence && {
      recurrenceRule: recurrence.rule,
      recurrenceDays: recurrence.days,
      recurrenceTime: recurrence.time,
      recurrenceMinutes: MINUTES,
      timeZone: recurrence.timeZone,
    }),
  } as never);
  offered.forEach(({ course }, position) =>
    em.create(CohortCourse, { institution, cohort, course, position } as never),
  );
  const { rating, ...profile } = DEMO_BIOS[content.by] ?? { rating: null };
  Object.assign(staff[content.by]!, profile);
  em.create(CohortInstructor, { institution, cohort, member: staff[content.by]!, rating } as never);
  for (const [title, description, day] of content.milestones)
    em.create(Milestone, { institution, cohort, title, description, deadline: daysFromNow(day) } as never);
  return cohort;
}

/** Seeds the enrollments of a cohort. Returns those with a seat. */
function seedEnrollments(
  em: EntityManager,
  { institution }: Roster,
  cohort: Cohort,
  content: DemoCohort,
  people: Membership[],
  offered: SeededCourse[],
): Enrollment[] {
  const plans = content.hasPlans ? seedPlans(em, institution, cohort) : [];
  const price = plans[0]?.price ?? priceOf(content, offered);
  const enroll = (student: Membership, status: EnrollmentStatus, daysAgo: number): Enrollment => {
    const enrolledAt = daysFromNow(Math.min(content.from, 0) - daysAgo, 9);
    const plan = plans[daysAgo % 4 === 3 ? 1 : 0] ?? null;
    if (plan && HOLDING.includes(status)) plan.takenCount++;
    return em.create(Enrollment, {
      institution,
      cohort,
      student,
      accountId: student.accountId,
      status,
      plan,
      price: plan?.price ?? price,
      enrolledAt,
      createdAt: enrolledAt,
      endedAt: endOf(status, cohort, enrolledAt),
    } as never);
  };
  const seat = content.to < 0 ? EnrollmentStatus.COMPLETED : EnrollmentStatus.ACTIVE;
  const waiting = content.waiting ?? 0;
  const seats = people.slice(0, content.seats).map((student, at) => enroll(student, seat, 20 - (at % 18)));
  people
    .slice(content.seats, content.seats + waiting)
    .forEach((student, at) => enroll(student, EnrollmentStatus.WAITLISTED, 3 - at));
  const [pending, cancelled, failed] = people.slice(content.seats + waiting);
  if (holdsSeat(content, price) && pending) enroll(pending, EnrollmentStatus.PENDING, 1);
  if (cancelled) enroll(cancelled, EnrollmentStatus.CANCELLED, 9);
  if (price > 0 && failed) enroll(failed, EnrollmentStatus.FAILED, 6);
  return seats;
}

/** Returns when an enrollment ended: with its cohort, or some days after it began. Null while it is open. */
function endOf(status: EnrollmentStatus, { endDate }: Cohort, enrolledAt: Date): Date | null {
  if (status === EnrollmentStatus.COMPLETED) return endDate;
  if (status === EnrollmentStatus.CANCELLED) return new Date(enrolledAt.getTime() + 3 * DAY);
  if (status === EnrollmentStatus.FAILED) return new Date(enrolledAt.getTime() + DAY);
  return null;
}

const HOLDING = [EnrollmentStatus.PENDING, EnrollmentStatus.ACTIVE, EnrollmentStatus.COMPLETED];

const priceOf = (content: DemoCohort, offered: SeededCourse[]): number =>
  content.price ?? offered.reduce((sum, { course }) => sum + course.price, 0);

/** Returns whether a student's payment is awaited. The last free seat of a cohort stays free. */
const holdsSeat = ({ from, capacity, seats }: DemoCohort, price: number): boolean =>
  price > 0 && from > 0 && seats + 1 < capacity;

/** Seeds the progress of students: all lessons of past cohorts and many of running ones. */
function seedProgress(
  em: EntityManager,
  { institution }: Roster,
  content: DemoCohort,
  seats: Enrollment[],
  offered: SeededCourse[],
  completed: Set<string>,
): void {
  const lessons = offered.flatMap((course) => course.lessons);
  const idle = new Set(idleStudents());
  seats.forEach((enrollment, at) => {
    const member = enrollment.student.unwrap();
    const pause = idle.has(member.contactEmail) ? IDLE_SINCE_DAYS : 0;
    const done = content.to < 0 ? lessons.length : Math.round((lessons.length * (2 + (at % 6))) / 10);
    lessons.slice(0, done).forEach((lesson, index) => {
      // About one lesson a day, the last one today or on the last day of the cohort.
      const hoursAgo = (done - index - 1) * 23 + (at % 9) + Math.max(0, -content.to, pause) * 24 + 1;
      const createdAt = new Date(Date.now() - hoursAgo * HOUR);
      em.create(EnrollmentCompletion, { institution, enrollment, lesson, member, createdAt } as never);
      const key = `${member.id} ${lesson.id}`;
      if (completed.has(key)) return;
      completed.add(key);
      em.create(LessonCompletion, { institution, lesson, member, createdAt } as never);
    });
  });
}

const { PRESENT, LATE, EXCUSED, ABSENT } = AttendanceStatus;

const ATTENDANCE = [ABSENT, PRESENT, PRESENT, LATE, PRESENT, PRESENT, EXCUSED, PRESENT, PRESENT, PRESENT];

/** Length of a session in the demo. */
const MINUTES = 90;

/** Seeds the held sessions of a running cohort with their attendance, and those that are planned. */
function seedSessions(
  em: EntityManager,
  { institution }: Roster,
  cohort: Cohort,
  content: DemoCohort,
  seated: Membership[],
): void {
  const topics = content.sessions;
  const sessions = content.recurrence ? scheduledSessions(cohort, topics) : singleSessions(content);
  sessions.forEach(({ topic, date, originalStartsAt }, index) => {
    const endsAt = new Date(date.getTime() + MINUTES * MINUTE);
    const values = { institution, cohort, topic, date, endsAt, originalStartsAt: originalStartsAt ?? null };
    const session = em.create(CohortSession, values as never);
    if (date > new Date()) return;
    seated.forEach((member, at) => {
      const status = ATTENDANCE[(at + index * 3) % ATTENDANCE.length];
      em.create(Attendance, { institution, session, member, status } as never);
    });
  });
}

interface DemoSession {
  topic: string;
  date: Date;
  originalStartsAt?: Date;
}

/** Returns the sessions of a recurring schedule, the first ones with topics of their own. */
function scheduledSessions(cohort: Cohort, topics: string[]): DemoSession[] {
  const { recurrenceRule, recurrenceTime, timeZone, title, startDate, endDate } = cohort;
  const schedule = { rule: recurrenceRule!, time: recurrenceTime!, timeZone: timeZone!, startDate, endDate };
  const justBefore = new Date(startDate.getTime() - 1);
  return meetingsBetween(schedule, justBefore, daysFromNow(DAYS_AHEAD)).map((date, index) => ({
    topic: topics[index] ?? title,
    date,
    originalStartsAt: date,
  }));
}

/** Returns weekly sessions that were held, and one that is planned. */
function singleSessions({ sessions, from, to }: DemoCohort): DemoSession[] {
  const held = sessions.map((topic, index) => ({ topic, date: daysFromNow(from + 1 + index * 7, 18) }));
  if (held.length > 0 && to > 3) held.push({ topic: 'Questions and answers', date: daysFromNow(3, 18) });
  return held;
}
