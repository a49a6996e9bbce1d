import { aCohort, anEnrollment, aStudent } from '#tests/support/factories';
import type { App } from '#tests/support/app';
import type { Ground, Sample } from '#tests/support/sample';

/** An enrollment that awaits payment. */
const aPending = async (app: App, { institution, cohort }: Ground) =>
  (await anEnrollment(app, { cohort, student: await aStudent(app, { institution }), status: 'pending' })).id;

export const sample: Sample = {
  callers: { enroll: 'student', cancelEnrollment: 'student' },
  idOf: {
    markEnrollmentPaid: 'enrollmentId',
    declineEnrollment: 'requestId',
    cancelMemberEnrollment: 'seatId',
    moveEnrollment: 'movedId',
  },
  silent: { enrollMembers: 'the student has just been enrolled by enrollMember' },
  own: async (app, ground) => ({
    enrollmentId: await aPending(app, ground),
    requestId: await aPending(app, ground), // to be declined
    seatId: await aPending(app, { ...ground, cohort: await aCohort(app, { by: ground.teacher }) }), // to be cancelled
    movedId: await aPending(app, { ...ground, cohort: await aCohort(app, { by: ground.teacher }) }), // to be moved
    studentId: (await aStudent(app, { institution: ground.institution })).membershipId,
  }),
  targets: async (app, { cohort, classmate }) => ({
    hidden: { 'enrollment of another': (await anEnrollment(app, { cohort, student: classmate })).id },
  }),
};
