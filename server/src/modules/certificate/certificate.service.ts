import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { cohortPolicy } from '#modules/cohort/cohort.policy';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { readerOf } from '#platform/read/reader-of';
import { newCertificateNumber } from './certificate-number.service.ts';
import { CertificateStatus } from './certificate.enums.ts';
import { fullNameText, memberNameText } from '#modules/membership/membership.sql';
import type { IssueCertificateInput } from './certificate.input.ts';
import { certificatePolicy } from './certificate.policy.ts';
import { isTaughtBy } from './certificate.visibility.ts';

/** Data of a certificate to issue. Its row stays locked until the transaction ends. */
interface Pending {
  id: string;
  status: CertificateStatus;
  accountId: string;
  isTaught: boolean;
  /** Whether the student has a name to print. */
  isNamed: boolean;
}

/**
 * Issues a certificate and notifies the student. Idempotent: repeating it does not change the grade.
 * @throws NotFound when the viewer cannot read it, Forbidden for the viewer's own, Conflict for a student without a name
 */
export async function issueCertificate(context: Context, input: IssueCertificateInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Certificate'));
  await context.transaction(async (em, afterCommit) => {
    const [certificate] = await lock(em, viewer, sql`k.id = ${input.id}`);
    if (!certificate) throw NotFound('Certificate');
    const { accountId, isTaught, isNamed, status } = certificate;
    if (!certificatePolicy.issue(viewer, { institutionId: viewer.institutionId, isTaught }))
      throw accountId === viewer.accountId ? Forbidden() : NotFound('Certificate');
    if (status === CertificateStatus.ISSUED) return;
    if (!isNamed) throw Unnamed();
    await issue({ em, context, afterCommit }, viewer, [certificate.id], input.grade || null);
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
    const found = await lock(em, viewer, sql`k.cohort_id = ${cohortId} and k.status = 'pending'`);
    const issuable = found.filter(({ isTaught }) =>
      certificatePolicy.issue(viewer, { institutionId, isTaught }),
    );
    const ids = issuable.filter(({ isNamed }) => isNamed).map(({ id }) => id);
    if (ids.length === 0 && issuable.length > 0) throw Unnamed();
    await issue({ em, context, afterCommit }, viewer, ids, null);
    return ids.length;
  });
}

const Unnamed = () =>
  Conflict(
    'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.',
  );

/** Columns of a certificate that decide who teaches its course or cohort. */
const CERTIFICATE_K = {
  institution: sql`k.institution_id`,
  cohort: sql`k.cohort_id`,
};

/** Locks rows in the order of their IDs, so that concurrent issuers cannot deadlock. */
async function lock(em: EntityManager, viewer: MemberViewer, which: RawBuilder<unknown>): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select k.id, k.status, k.account_id as "accountId", ${isTaughtBy(readerOf(viewer), CERTIFICATE_K)} as "isTaught",
      exists (select from membership m where m.institution_id = ${viewer.institutionId} and m.id = k.membership_id and ${sql.raw(fullNameText('m'))} <> '') as "isNamed"
    from certificate k where k.institution_id = ${viewer.institutionId} and ${which} order by k.id for update of k`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows;
}

async function assertTeaching(em: EntityManager, viewer: MemberViewer, cohortId: string): Promise<void> {
  const { institutionId } = viewer;
  const { rows } = await sql<{ createdById: string; isPublished: boolean; isTaught: boolean }>`
    select c.created_by_id as "createdById", c.published_at is not null as "isPublished",
      ${taughtBy(readerOf(viewer), { ...COHORT_C, institution: sql`c.institution_id` })} as "isTaught"
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

/** Issues the locked pending certificates with the current texts. */
async function issue(
  transaction: Transaction,
  { institutionId, membershipId }: MemberViewer,
  ids: string[],
  grade: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.em.execute(ISSUE, [
    grade,
    new Date(),
    membershipId,
    arrayOf(ids),
    arrayOf(ids.map(newCertificateNumber)),
    institutionId,
  ]);
  await publish({ type: 'certificate.issued', institutionId, ids }, transaction);
}

const ISSUE = `
  update certificate k
  set status = 'issued', number = given.number, grade = ?, issued_at = ?, issued_by_id = ?,
    course_title = o.title, cohort_title = c.title, student_name = ${memberNameText('m')}
  from unnest(?::uuid[], ?::text[]) given (id, number), course o, cohort c, membership m
  where k.institution_id = ? and k.id = given.id and k.status = 'pending'
    and o.institution_id = k.institution_id and o.id = k.course_id
    and c.institution_id = k.institution_id and c.id = k.cohort_id
    and m.institution_id = k.institution_id and m.id = k.membership_id`;
