import type { Module } from '#platform/module/module';
import { Attendance } from './attendance.entity.ts';
import { AttendanceFieldsOfCohort, ViewerAttendance } from './attendance.fields.ts';
import { AttendanceSheetResolver } from './attendance-sheet.resolver.ts';
import { AttendanceResolver } from './attendance.resolver.ts';
import { ATTENDANCE_WEBHOOKS, SESSION_WEBHOOKS } from './attendance.webhook.ts';
import { CohortSession } from './cohort-session.entity.ts';
import { ADD_OCCURRENCES } from './occurrences.jobs.ts';
import { RecurringScheduleResolver } from './recurring-schedule.resolver.ts';

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
  fields: [AttendanceFieldsOfCohort, ViewerAttendance],
  resolvers: [AttendanceResolver, AttendanceSheetResolver, RecurringScheduleResolver],
  jobs: [ADD_OCCURRENCES],
  tokenAccess: {
    attendances: ['enrollments:read'],
    attendanceSheet: ['enrollments:read', 'members:read'],
    createCohortSession: ['cohorts:write'],
    updateCohortSession: ['cohorts:write'],
    deleteCohortSession: ['cohorts:write'],
    cancelCohortSession: ['cohorts:write'],
    planRecurringSchedule: ['cohorts:write'],
    clearRecurringSchedule: ['cohorts:write'],
    markAttendance: ['enrollments:write'],
  },
  webhooks: [SESSION_WEBHOOKS, ATTENDANCE_WEBHOOKS],
};
