import type { Module } from '#platform/module/module';
import { Attendance, CohortSession } from './attendance.entity.ts';
import { AttendanceFieldsOfCohort } from './attendance.fields.ts';

export const attendanceModule: Module = {
  name: 'attendance',
  entities: [Attendance, CohortSession],
  nodes: [{ type: CohortSession, scope: 'cohorts:read', within: 'cohort' }],
  fields: [AttendanceFieldsOfCohort],
};
