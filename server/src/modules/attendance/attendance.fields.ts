import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Connected, FieldsOf, List, One } from '#platform/read/declarations';
import { AttendanceConnection, MemberAttendancesArguments } from './attendance.connection.ts';
import { Attendance } from './attendance.entity.ts';
import { CohortSession } from './cohort-session.entity.ts';
import { MAX_SESSIONS } from './attendance.rules.ts';

/** Fields that attendance adds to a cohort. */
@FieldsOf(Cohort)
export class AttendanceFieldsOfCohort {
  @List<CohortSession, Cohort>(() => CohortSession, {
    where: (session, cohort) =>
      sql`${session.cohort} = ${cohort.id} and ${session.date} <= now() and ${session.cancelledAt} is null`,
    order: { by: ['date'], descending: true },
    description: 'Past sessions that were not cancelled, newest first.',
  })
  attendance!: CohortSession[] & Opt;

  @List<CohortSession, Cohort>(() => CohortSession, {
    where: (session, cohort) => sql`${session.cohort} = ${cohort.id} and ${session.date} > now()`,
    order: { by: ['date'] },
    description: `Planned sessions, next one first, also cancelled ones. A cohort has at most ${MAX_SESSIONS} past and planned ones.`,
  })
  plannedSessions!: CohortSession[] & Opt;
}

/** Attendance of the viewer at a session. */
@FieldsOf(CohortSession)
export class ViewerAttendance {
  @One<Attendance, CohortSession>(() => Attendance, {
    where: (attendance, session, _, { membershipId }) =>
      membershipId
        ? sql`${attendance.session} = ${session.id} and ${attendance.member} = ${membershipId}`
        : sql`false`,
    order: { by: ['createdAt'] },
    description: 'Attendance of the viewer. Null when none is recorded.',
  })
  viewerAttendance!: (Attendance & Opt) | null;
}

/** Attendance of a member. */
@FieldsOf(Membership)
export class AttendanceFieldsOfMember {
  @Connected<Attendance, Membership>(
    () => AttendanceConnection,
    () => Attendance,
    () => MemberAttendancesArguments,
    {
      where: (attendance, member) => sql`${attendance.member} = ${member.id}`,
      narrow: (attendance, { sessionIds }) => [sessionIds && sql`${attendance.session} = any(${sessionIds})`],
      order: { by: ['createdAt'] },
      description: 'Attendance of the member that the viewer can read, oldest first.',
    },
  )
  attendances!: AttendanceConnection & Opt;
}
