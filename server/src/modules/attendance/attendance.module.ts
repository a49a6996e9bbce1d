import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { Attendance } from './attendance.entity.ts';
import { AttendanceFieldsOfCohort, AttendanceFieldsOfMember, ViewerAttendance } from './attendance.fields.ts';
import { AttendanceSheetResolver } from './attendance-sheet.resolver.ts';
import { AttendanceResolver } from './attendance.resolver.ts';
import { ATTENDANCE_WEBHOOKS, SESSION_WEBHOOKS } from './attendance.webhook.ts';
import { CheckInResolver } from './check-in.resolver.ts';
import { CohortSession } from './cohort-session.entity.ts';
import { ADD_OCCURRENCES } from './occurrences.jobs.ts';
import { RecurringScheduleResolver } from './recurring-schedule.resolver.ts';
import { SessionChangesResolver } from './session-changes.resolver.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Sessions of a cohort or their attendance changed; `sessionId` is null when several did. */
    sessionsChanged: { institutionId: string; cohortId: string; sessionId: string | null };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** A session of a cohort. */
    session: 'created' | 'updated' | 'deleted';
    /** Its object is the session. */
    attendance: 'marked';
  }
}

export const attendanceModule: Module = {
  name: 'attendance',
  entities: [Attendance, CohortSession],
  nodes: [
    { type: CohortSession, scope: 'cohorts:read', within: 'cohort' },
    { type: Attendance, scope: 'enrollments:read' },
  ],
  fields: [AttendanceFieldsOfCohort, AttendanceFieldsOfMember, ViewerAttendance],
  resolvers: [
    AttendanceResolver,
    AttendanceSheetResolver,
    CheckInResolver,
    RecurringScheduleResolver,
    SessionChangesResolver,
  ],
  jobs: [ADD_OCCURRENCES],
  tokenAccess: {
    cohortSession: ['cohorts:read'],
    sessionsChanged: ['cohorts:read'],
    attendances: ['enrollments:read'],
    attendanceSheet: ['enrollments:read', 'members:read'],
    createCohortSession: ['cohorts:write'],
    updateCohortSession: ['cohorts:write'],
    deleteCohortSession: ['cohorts:write'],
    cancelCohortSession: ['cohorts:write'],
    recurringSchedulePreview: ['cohorts:read'],
    planRecurringSchedule: ['cohorts:write'],
    clearRecurringSchedule: ['cohorts:write'],
    markAttendance: ['enrollments:write'],
    openCheckIn: ['enrollments:write'],
    closeCheckIn: ['enrollments:write'],
    checkIn: SESSION_ONLY, // a token must not say that a person is there
  },
  webhooks: [SESSION_WEBHOOKS, ATTENDANCE_WEBHOOKS],
};
