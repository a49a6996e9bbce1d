import { aCohort, aCohortSession, anAttendance, anEnrollment, inDays } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    date: `${inDays(20).toISOString().slice(0, 10)}T10:00:00.000Z`,
    topic: 'Navigation',
    note: 'Trains were late.',
    recordingUrl: 'https://video.example.org/1',
    time: '18:00',
    minutes: 15,
    lateAfterMinutes: 10,
    count: null, // a schedule ends at a moment or after a number of sessions
  },
  idOf: {
    updateCohortSession: 'cohortSessionId',
    cancelCohortSession: 'plannedSessionId',
    planRecurringSchedule: 'scheduledCohortId',
    'recurringSchedulePreview.id': 'scheduledCohortId',
    clearRecurringSchedule: 'clearedCohortId',
    deleteCohortSession: 'spareCohortSessionId',
    markAttendance: 'markedSessionId',
    openCheckIn: 'markedSessionId',
    closeCheckIn: 'closingSessionId',
    checkIn: 'openSessionId',
    cohortSession: 'markedSessionId',
    'Member.attendances.sessionIds': 'markedSessionId',
    attendances: 'markedSessionId',
    'attendanceSheet.sessionId': 'markedSessionId',
    'attendances.sessionId': 'markedSessionId',
    'markAttendance.entries.membershipId': 'attendeeId',
  },
  own: async (app, { admin: by, student, self }) => {
    const attended = await aCohort(app, { by });
    await anEnrollment(app, { cohort: attended, student });
    const marked = await aCohortSession(app, { cohort: attended });
    await anAttendance(app, { session: marked, student });
    const schedule = { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '10:00' };
    const entered = await aCohort(app, { by });
    await anEnrollment(app, { cohort: entered, student: self });
    return {
      closingSessionId: (await aCohortSession(app, { cohort: entered, checkInCode: '123456' })).id,
      openSessionId: (await aCohortSession(app, { cohort: entered, checkInCode: '123456' })).id,
      plannedSessionId: (await aCohortSession(app, { cohort: attended, date: inDays(5) })).id,
      scheduledCohortId: (await aCohort(app, { by, schedule })).id,
      clearedCohortId: (await aCohort(app, { by, schedule })).id,
      cohortSessionId: (await aCohortSession(app, { cohort: attended })).id,
      spareCohortSessionId: (await aCohortSession(app, { cohort: attended })).id,
      markedSessionId: marked.id,
      attendeeId: student.membershipId,
    };
  },
  messages: (cohortId, { institution }) => ({
    sessionsChanged: { institutionId: institution.id, cohortId, sessionId: null },
  }),
  targets: async (app, { cohort, classmate: student }) => {
    const session = await aCohortSession(app, { cohort, topic: CANARY, checkInCode: '654321' });
    const attendance = await anAttendance(app, { session, student, status: 'excused', note: HIDDEN });
    return {
      seen: { 'session with attendance': session.id },
      hidden: { 'attendance of another': attendance },
    };
  },
};
