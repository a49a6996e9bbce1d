import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/role';
import { VISITOR, type Viewer } from '#kernel/viewer';
import { hasFreeSeat, isOpenForEnrollment } from '#modules/cohort/enrolling.rules';
import { EnrollmentStatus, LIVE_STATUSES } from '#modules/enrollment/enrollment.enums';
import { fastEnrollStatement } from '#modules/enrollment/fast-enroll.sql';
import { createJobContext } from '#platform/request/job-context';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const RUNS = 150;
const SEED = 20_261_122;

let app: App;
let student: Member;
let cohort: ItemRow;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  const teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
});
afterAll(() => app.stop());

/** Offsets in days, far enough from the present that none passes during a run. */
const days = fc.constantFrom(-2, -1, 1, 2);

/** Weighted towards the value with which the fast path applies, so that single conditions decide. */
const mostly = <T>(usual: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });

const CASE = fc.record({
  capacity: fc.integer({ min: 1, max: 4 }),
  studentCount: fc.integer({ min: 0, max: 4 }),
  heldCount: mostly(0, fc.integer({ min: 0, max: 2 })),
  waitlistCount: mostly(0, fc.integer({ min: 0, max: 2 })),
  endsIn: mostly(2, days),
  deadlineIn: mostly<number | null>(1, fc.option(days)),
  isPublished: mostly(true, fc.boolean()),
  isPublic: fc.boolean(),
  isDeleted: mostly(false, fc.boolean()),
  ownPrice: mostly<number | null>(null, fc.constantFrom(null, 0, 0.5, 20)),
  coursePrice: mostly(0, fc.constantFrom(0, 0.5, 20)),
  courseStatus: mostly('published', fc.constantFrom('draft', 'published', 'archived')),
  enrollment: mostly<EnrollmentStatus | null>(
    null,
    fc.option(fc.constantFrom(...Object.values(EnrollmentStatus))),
  ),
  memberStatus: mostly('active', fc.constantFrom('active', 'deactivated')),
  role: mostly(Role.STUDENT, fc.constantFrom(...Object.values(Role))),
  isOwner: mostly(false, fc.boolean()),
  access: mostly<Viewer['access']>('member', fc.constantFrom<Viewer['access']>('member', 'seat')),
  isMember: mostly(true, fc.boolean()),
});
type Case = typeof CASE extends fc.Arbitrary<infer T> ? T : never;

/** Writes the cohort, its course and the student's enrollment as the case says. */
async function arrange(given: Case): Promise<void> {
  await app.db.query('delete from enrollment where cohort_id = $1', [cohort.id]);
  await app.db.query(
    `update cohort set capacity = $2, student_count = $3, held_count = $4, waitlist_count = $5, start_date = $6, end_date = $7,
       registration_deadline = $8, published_at = $9, is_public = $10, deleted_at = $11, own_price = $12 where id = $1`,
    [
      cohort.id,
      given.capacity,
      given.studentCount,
      given.heldCount,
      given.waitlistCount,
      inDays(-10),
      inDays(given.endsIn),
      given.deadlineIn === null ? null : inDays(given.deadlineIn),
      given.isPublished ? new Date() : null,
      given.isPublic,
      given.isDeleted ? new Date() : null,
      given.ownPrice,
    ],
  );
  await app.db.query('update course set price = $2, status = $3 where id = $1', [
    course.id,
    given.coursePrice,
    given.courseStatus,
  ]);
  await app.db.query('update membership set status = $2 where id = $1', [
    student.membershipId,
    given.memberStatus,
  ]);
  if (given.enrollment)
    await app.db.query(
      'insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status) values ($1, $2, $3, $4, $5, $6)',
      [cohort.institutionId, uuidv7(), cohort.id, student.membershipId, student.accountId, given.enrollment],
    );
}

/** Returns whether the fast path enrolls the viewer. */
async function enrollsFast(given: Case): Promise<boolean> {
  const viewer: Viewer = {
    ...VISITOR,
    accountId: student.accountId,
    institutionId: student.institution.id,
    membershipId: given.isMember ? student.membershipId : null,
    role: given.role,
    isOwner: given.isOwner,
    access: given.access,
    isVerified: true,
  };
  const statement = fastEnrollStatement(viewer, cohort.id, uuidv7());
  if (!statement) return false;
  const context = createJobContext(app.services, student.institution.id, 'complete-enrollments').as(viewer);
  const [written] = await app.services.runWrites(context, [statement]);
  return written != null;
}

/** Returns whether the enrollment rules give the viewer a seat immediately and free of charge. */
function mayEnroll(given: Case): boolean {
  const coursePrice = given.courseStatus === 'published' ? given.coursePrice : 0;
  const isStudent = given.isMember && given.role === Role.STUDENT && !given.isOwner;
  const isLive = given.enrollment !== null && (LIVE_STATUSES as readonly string[]).includes(given.enrollment);
  return (
    isStudent &&
    given.access === 'member' &&
    given.memberStatus === 'active' &&
    !isLive &&
    !given.isDeleted &&
    (given.ownPrice ?? coursePrice) === 0 &&
    hasFreeSeat(given) &&
    isOpenForEnrollment({
      isPublished: given.isPublished,
      endDate: inDays(given.endsIn),
      registrationDeadline: given.deadlineIn === null ? null : inDays(given.deadlineIn),
    })
  );
}

test('the fast path enrolls exactly when the enrollment rules give a free seat', async () => {
  let enrolled = 0;
  const fits = CASE.filter(({ capacity, studentCount, heldCount }) => studentCount + heldCount <= capacity);
  await fc.assert(
    fc.asyncProperty(fits, async (given) => {
      await arrange(given);
      const isEnrolled = await enrollsFast(given);
      expect(isEnrolled).toBe(mayEnroll(given));
      if (isEnrolled) enrolled++;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(enrolled, 'cases that enroll').toBeGreaterThan(RUNS / 20);
  expect(enrolled, 'cases that do not').toBeLessThan(RUNS * 0.95);
});
