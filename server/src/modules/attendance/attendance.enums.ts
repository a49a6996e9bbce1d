import { registerEnumType } from 'type-graphql';

/** Attendance of a student. `present` and `late` count as present. */
export enum AttendanceStatus {
  PRESENT = 'present',
  LATE = 'late',
  EXCUSED = 'excused',
  ABSENT = 'absent',
}

registerEnumType(AttendanceStatus, {
  name: 'AttendanceStatus',
  description: 'Attendance of a student at a session.',
  valuesConfig: {
    PRESENT: { description: 'Attended.' },
    LATE: { description: 'Attended, but came late. Counts as present.' },
    EXCUSED: { description: 'Did not attend, for a reason that the teacher accepted.' },
    ABSENT: { description: 'Did not attend.' },
  },
});
