import { aCohort, aCohortSession, anAttendance, anEnrollment } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { date: new Date().toISOString(), topic: 'Navigation', note: 'Trains were late.' },
  idOf: {
    updateCohortSession: 'cohortSessionId',
    deleteCohortSession: 'spareCohortSessionId',
    markAttendance: 'markedSessionId',
    attendances: 'markedSessionId',
    'attendances.sessionId': 'markedSessionId',
    'markAttendance.entries.membershipId': 'attendeeId',
  },
  own: async (app, { admin: by, student }) => {
    const attended = await aCohort(app, { by });
    await anEnrollment(app, { cohort: attended, student });
    const marked = await aCohortSession(app, { cohort: attended });
    await anAttendance(app, { session: marked, student });
    return {
      cohortSessionId: (await aCohortSession(app, { cohort: attended })).id,
      spareCohortSessionId: (await aCohortSession(app, { cohort: attended })).id,
      markedSessionId: marked.id,
      attendeeId: student.membershipId,
    };
  },
  targets: async (app, { cohort, classmate: student }) => {
    const session = await aCohortSession(app, { cohort, topic: CANARY });
    const attendance = await anAttendance(app, { session, student, status: 'excused', note: HIDDEN });
    return {
      seen: { 'session with attendance': session.id },
      hidden: { 'attendance of another': attendance },
    };
  },
};
