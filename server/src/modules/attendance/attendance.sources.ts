import { sql } from 'kysely';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { ofVisibleCohort } from '#modules/cohort/cohort.visibility';
import { Membership } from '#modules/membership/membership.entity';
import { byId, connection, list } from '#platform/read/source';
import { Attendance } from './attendance.entity.ts';
import { CohortSession } from './cohort-session.entity.ts';

/** Sources: the session with the given `sessionId`, and its cohort with the given `id`. */
export const SESSION_AND_COHORT = {
  session: byId(CohortSession, ['sessionId']),
  cohort: COHORT,
};

/** Sources: the same, and the students with the given `membershipIds`. */
export const MARKED = {
  ...SESSION_AND_COHORT,
  students: list(Membership, {
    where: (member, { membershipIds }) => sql`${member.id} = any(${membershipIds})`,
    order: { by: ['lastName'] },
  }),
};

/** Source: the session with the given `id`, of a cohort that the reader can see. */
export const SESSION = byId(CohortSession, ['id'], (session, reader) => ofVisibleCohort(reader, session));

/** Source: the attendance at the session with the given `sessionId`. */
export const ATTENDANCES = connection(Attendance, {
  where: (attendance, given) => [sql`${attendance.session} = ${given['sessionId']}`],
  order: { by: ['createdAt'] },
});
