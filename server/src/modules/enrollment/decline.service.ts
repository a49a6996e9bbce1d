import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import type { Context } from '#platform/request/context';
import { assertMember, authorize } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { readerOf } from '#platform/read/reader-of';
import { releaseSeat } from './cancel.service.ts';
import { EnrollmentStatus, isDeclinable } from './enrollment.enums.ts';
import type { Enrollment } from './enrollment.entity.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { lockEnrollment } from './lock-enrollment.service.ts';

/**
 * Declines an enrollment with a pending payment or on the waitlist; the first of the waitlist gets a held
 * seat. Idempotent.
 * @throws NotFound, Forbidden, Conflict when the student has a seat
 */
export async function declineEnrollment(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Enrollment'));
  await context.transaction(async (em, afterCommit) => {
    const { cohort, enrollment } = await lockEnrollment(em, id, async (known) => {
      const isTaught = await isTaughtBy(em, viewer, known);
      authorize(viewer, enrollmentPolicy.decline, { institutionId: known.institution.id, isTaught });
    });
    if (enrollment.status === EnrollmentStatus.CANCELLED) return;
    if (!isDeclinable(enrollment.status)) throw Conflict(REFUSALS.notDeclinable);
    await releaseSeat({ em, context, afterCommit }, cohort, enrollment);
  });
}

async function isTaughtBy(em: EntityManager, viewer: MemberViewer, enrollment: Enrollment): Promise<boolean> {
  const { rows } = await sql<{ isTaught: boolean }>`
    select ${taughtBy(readerOf(viewer), { ...COHORT_C, institution: sql`${viewer.institutionId}::uuid` })} as "isTaught" from cohort c
    where c.institution_id = ${viewer.institutionId} and c.id = ${enrollment.cohort.id} and c.deleted_at is null`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]?.isTaught ?? false;
}
