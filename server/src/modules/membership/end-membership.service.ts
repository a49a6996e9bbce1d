import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { CohortInstructor } from '#modules/cohort/cohort-parts.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { syncMembershipVisibility } from '#modules/cohort/membership-visibility.service';
import type { Transaction } from '#platform/request/context';
import { releaseSeat } from '#modules/enrollment/cancel.service';
import { lockEventsOf, releasePlacesOf } from '#modules/event/release-member.service';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { EnrollmentStatus } from '#modules/enrollment/enrollment.enums';
import { revokeTokensOf } from '#modules/token/token.service';
import { MembershipStatus } from './membership-status.enums.ts';
import type { Membership } from './membership.entity.ts';

/** Enrollments that end with the membership. Completed ones are history. */
const RELEASED = [EnrollmentStatus.PENDING, EnrollmentStatus.ACTIVE, EnrollmentStatus.WAITLISTED];

const releasedBy = (institutionId: string, memberId: string) => ({
  student: [institutionId, memberId] as never,
  status: { $in: RELEASED },
});

/**
 * Locks the cohorts in which a member has a seat or is waitlisted, and the coming events for which the member is
 * registered. Call it before locking the membership, because enrolling locks the cohort first.
 */
export async function lockPlacesOf(
  em: EntityManager,
  institutionId: string,
  memberId: string,
): Promise<void> {
  const enrollments = await em.find(Enrollment, releasedBy(institutionId, memberId));
  await lockCohorts(em, enrollments);
  await lockEventsOf(em, institutionId, memberId);
}

const lockCohorts = (em: EntityManager, enrollments: Enrollment[]): Promise<Cohort[]> =>
  em.find(
    Cohort,
    { id: { $in: enrollments.map(({ cohort }) => cohort.id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC }, refresh: true },
  );

/**
 * Deactivates a locked membership: frees its seats and its places at coming events, ends its teaching and revokes its API tokens.
 * Enrollments, submissions and other content are kept.
 */
export async function endMembership(transaction: Transaction, member: Membership): Promise<void> {
  const { em } = transaction;
  member.status = MembershipStatus.DEACTIVATED;
  await releaseSeats(transaction, member);
  await releasePlacesOf(transaction, member);
  await stopTeaching(em, member);
  await revokeTokensOf(transaction, member);
}

async function releaseSeats(transaction: Transaction, member: Membership): Promise<void> {
  const { em } = transaction;
  const enrollments = await em.find(Enrollment, releasedBy(member.institution.id, member.id), {
    refresh: true,
  });
  const cohorts = new Map((await lockCohorts(em, enrollments)).map((cohort) => [cohort.id, cohort]));
  for (const enrollment of enrollments) {
    const cohort = cohorts.get(enrollment.cohort.id);
    if (cohort) await releaseSeat(transaction, cohort, enrollment);
  }
}

/** Removes a member from the instructors of all cohorts. It keeps owning its courses, which admins can manage. */
export async function stopTeaching(em: EntityManager, member: Membership): Promise<void> {
  const institutionId = member.institution.id;
  const taught = await em.find(CohortInstructor, { member: [institutionId, member.id] as never });
  em.remove(taught);
  await em.flush();
  if (taught.length > 0) await syncMembershipVisibility(em, institutionId, [member.id]);
}
