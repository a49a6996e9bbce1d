import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { aLesson, insert, type ItemRow, type Member } from '#tests/support/factories';

const FIGURES = 'enrollments cancellations revenue { amount } starts completions activeLearners submissions';

export const ANALYTICS = `query ($range: AnalyticsRange, $cohortId: ID, $courseId: ID) {
  analytics(range: $range, cohortId: $cohortId, courseId: $courseId) {
    timeZone firstDay lastDay isByWeek totals { ${FIGURES} } previous { ${FIGURES} } points { day figures { ${FIGURES} } }
    funnel { stage count } courses { courseId title enrollments completions cancellations completionRate } } }`;

export const AT_RISK = `query ($cohortId: ID, $courseId: ID) { studentsAtRisk(cohortId: $cohortId, courseId: $courseId) {
  studentId name cohortId cohortTitle lastActiveAt isIdle missedDeadlines } }`;

export interface Figures {
  enrollments: number;
  cancellations: number;
  revenue: { amount: number };
  starts: number;
  completions: number;
  activeLearners: number;
  submissions: number;
}

export interface Analytics {
  timeZone: string;
  firstDay: string;
  lastDay: string;
  isByWeek: boolean;
  totals: Figures;
  previous: Figures;
  points: { day: string; figures: Figures }[];
  funnel: { stage: string; count: number }[];
  courses: {
    courseId: string;
    enrollments: number;
    completions: number;
    cancellations: number;
    completionRate: number | null;
  }[];
}

export interface Asked {
  range?: 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'LAST_3_MONTHS' | 'LAST_YEAR';
  cohortId?: string;
  courseId?: string;
}

/** Reads analytics as a member. */
export async function readAnalytics(app: App, as: Member, asked: Asked = {}): Promise<Analytics> {
  const { data, errors } = await app.graphql(ANALYTICS, { range: 'LAST_30_DAYS', ...asked }, { as });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.analytics as Analytics;
}

interface PlaceOptions {
  cohort: ItemRow;
  student: Member;
  status?: 'active' | 'completed' | 'cancelled' | 'waitlisted';
  enrolledAt: Date;
  endedAt?: Date;
}

/** Creates an enrollment with the times of its start and end. Returns its ID. */
export async function aPlace(
  app: App,
  { cohort, student, status = 'active', enrolledAt, endedAt }: PlaceOptions,
): Promise<string> {
  const id = uuidv7();
  await insert(app, 'enrollment', {
    institution_id: cohort.institutionId,
    id,
    cohort_id: cohort.id,
    membership_id: student.membershipId,
    account_id: student.accountId,
    status,
    enrolled_at: enrolledAt,
    ended_at: endedAt ?? null,
  });
  return id;
}

interface PaymentOptions {
  cohort: ItemRow;
  student: Member;
  enrollmentId: string;
  /** In dollars. */
  amount: number;
  paidAt: Date;
  refundedAt?: Date | null;
}

/** Creates an order that was paid, and maybe refunded. Returns its ID. */
export async function aPayment(
  app: App,
  { cohort, student, enrollmentId, amount, paidAt, refundedAt = null }: PaymentOptions,
): Promise<string> {
  const id = uuidv7();
  await insert(app, 'seat_order', {
    institution_id: cohort.institutionId,
    id,
    enrollment_id: enrollmentId,
    cohort_id: cohort.id,
    membership_id: student.membershipId,
    account_id: student.accountId,
    title: cohort.title,
    amount,
    status: refundedAt ? 'refunded' : 'paid',
    provider: 'manual',
    paid_at: paidAt,
    refunded_at: refundedAt,
  });
  return id;
}

interface LearntOptions {
  course: ItemRow;
  student: Member;
  enrollmentId: string;
  at: Date;
}

/** Creates a lesson of a course that a student completed in an enrollment. */
export async function aCompletedLesson(
  app: App,
  { course, student, enrollmentId, at }: LearntOptions,
): Promise<void> {
  const lesson = await aLesson(app, { course });
  await insert(app, 'enrollment_completion', {
    institution_id: course.institutionId,
    id: uuidv7(),
    enrollment_id: enrollmentId,
    lesson_id: lesson.id,
    membership_id: student.membershipId,
    created_at: at,
  });
}

interface WorkOptions {
  activity: ItemRow;
  student: Member;
  at: Date;
}

/** Creates work that was first submitted at a time. */
export const aWork = (app: App, { activity, student, at }: WorkOptions): Promise<void> =>
  insert(app, 'submission', {
    institution_id: activity.institutionId,
    id: uuidv7(),
    created_at: at,
    activity_id: activity.id,
    student_id: student.membershipId,
    description: 'My work.',
    submitted_at: at,
  });
