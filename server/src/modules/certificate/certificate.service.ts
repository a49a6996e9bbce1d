import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { cohortPolicy } from '#modules/cohort/cohort.policy';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { readerOf } from '#platform/read/reader-of';
import { CertificateStatus } from './certificate.enums.ts';
import type { IssueCertificateInput } from './certificate.input.ts';
import { certificatePolicy } from './certificate.policy.ts';
import { issueLocked } from './issue-locked.service.ts';
import { lockCertificate, lockCertificates } from './lock-certificate.service.ts';

/**
 * Issues a certificate and notifies the student. Instead of a revoked one another is issued. Returns the ID of the issued one.
 * Idempotent: repeating it does not change the grade.
 * @throws NotFound when the viewer cannot read it, Forbidden for the viewer's own, Conflict for a student without a name
 */
export async function issueCertificate(context: Context, input: IssueCertificateInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Certificate'));
  return context.transaction(async (em, afterCommit) => {
    const certificate = await lockCertificate(em, viewer, input.id);
    if (certificate.status === CertificateStatus.ISSUED) return certificate.id;
    if (!certificate.isNamed) throw Unnamed();
    const isRevoked = certificate.status === CertificateStatus.REVOKED;
    const { id, isIssued } = isRevoked
      ? await addAnother(em, viewer, certificate.id)
      : { ...certificate, isIssued: false };
    if (!isIssued)
      await issueLocked({ em, context, afterCommit }, viewer, [id], {
        grade: input.grade || null,
        criteria: null,
      });
    return id;
  });
}

/**
 * Issues all pending certificates of a cohort that the viewer may issue, except those of students without a name. Returns
 * their number.
 * @throws NotFound when the viewer cannot read the cohort, Forbidden when it teaches nothing there, Conflict when all of the
 * students have no name
 */
export async function issueCertificates(context: Context, cohortId: string): Promise<number> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Cohort'));
  const { institutionId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    await assertTeaching(em, viewer, cohortId);
    const found = await lockCertificates(em, viewer, sql`k.cohort_id = ${cohortId} and k.status = 'pending'`);
    const issuable = found.filter(({ isTaught }) =>
      certificatePolicy.issue(viewer, { institutionId, isTaught }),
    );
    const ids = issuable.filter(({ isNamed }) => isNamed).map(({ id }) => id);
    if (ids.length === 0 && issuable.length > 0) throw Unnamed();
    await issueLocked({ em, context, afterCommit }, viewer, ids, { grade: null, criteria: null });
    return ids.length;
  });
}

const Unnamed = () =>
  Conflict(
    'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.',
  );

async function assertTeaching(em: EntityManager, viewer: MemberViewer, cohortId: string): Promise<void> {
  const { institutionId } = viewer;
  const { rows } = await sql<{ createdById: string; isPublished: boolean; isTaught: boolean }>`
    select c.created_by_id as "createdById", c.published_at is not null as "isPublished",
      ${taughtBy(readerOf(viewer), { ...COHORT_C, institution: sql`${institutionId}::uuid` })} as "isTaught"
    from cohort c where c.institution_id = ${institutionId} and c.id = ${cohortId} and c.deleted_at is null`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  const [cohort] = rows;
  if (!cohort) throw NotFound('Cohort');
  const { createdById, isPublished, isTaught } = cohort;
  if (certificatePolicy.issue(viewer, { institutionId, isTaught })) return;
  const canReadCohort = isPublished || cohortPolicy.edit(viewer, { institutionId, createdById });
  throw canReadCohort ? Forbidden() : NotFound('Cohort');
}

/** Adds a pending certificate in place of a revoked one, or returns the one that exists. Its row is locked. */
async function addAnother(
  em: EntityManager,
  { institutionId }: MemberViewer,
  revokedId: string,
): Promise<{ id: string; isIssued: boolean }> {
  await em.execute(ADD, [uuidv7(), new Date(), institutionId, revokedId]);
  const [other] = await em.execute<{ id: string; isIssued: boolean }[]>(OTHER, [institutionId, revokedId]);
  return other!;
}

const ADD = `
  insert into certificate (institution_id, id, created_at, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
  select k.institution_id, ?, ?, k.course_id, k.membership_id, k.account_id, k.cohort_id, k.course_title, k.cohort_title, k.student_name
  from certificate k where k.institution_id = ? and k.id = ?
  on conflict do nothing`;

const OTHER = `
  select k.id, k.status = 'issued' as "isIssued"
  from certificate k join certificate r on r.institution_id = k.institution_id and r.course_id = k.course_id and r.membership_id = k.membership_id
  where r.institution_id = ? and r.id = ? and k.status <> 'revoked' for update of k`;
