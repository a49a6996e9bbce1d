import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { fullNameText } from '#modules/membership/membership.sql';
import { readerOf } from '#platform/read/reader-of';
import type { CertificateStatus } from './certificate.enums.ts';
import { certificatePolicy } from './certificate.policy.ts';
import { isTaughtBy } from './certificate.visibility.ts';

/** Data of a certificate to issue or revoke. Its row stays locked until the transaction ends. */
export interface Locked {
  id: string;
  status: CertificateStatus;
  accountId: string;
  isTaught: boolean;
  /** Whether the student has a name to print. */
  isNamed: boolean;
}

/** Columns of a certificate that decide who teaches its course or cohort. */
const CERTIFICATE_K = {
  institution: sql`k.institution_id`,
  cohort: sql`k.cohort_id`,
};

/**
 * Locks a certificate that the viewer may issue and revoke.
 * @throws NotFound when the viewer cannot read it, Forbidden for the viewer's own
 */
export async function lockCertificate(em: EntityManager, viewer: MemberViewer, id: string): Promise<Locked> {
  const [certificate] = await lockCertificates(em, viewer, sql`k.id = ${id}`);
  if (!certificate) throw NotFound('Certificate');
  const { accountId, isTaught } = certificate;
  if (!certificatePolicy.issue(viewer, { institutionId: viewer.institutionId, isTaught }))
    throw accountId === viewer.accountId ? Forbidden() : NotFound('Certificate');
  return certificate;
}

/** Locks rows in the order of their IDs, so that concurrent issuers cannot deadlock. */
export async function lockCertificates(
  em: EntityManager,
  viewer: MemberViewer,
  which: RawBuilder<unknown>,
): Promise<Locked[]> {
  const { rows } = await sql<Locked>`
    select k.id, k.status, k.account_id as "accountId", ${isTaughtBy(readerOf(viewer), CERTIFICATE_K)} as "isTaught",
      exists (select from membership m where m.institution_id = ${viewer.institutionId} and m.id = k.membership_id and ${sql.raw(fullNameText('m'))} <> '') as "isNamed"
    from certificate k where k.institution_id = ${viewer.institutionId} and ${which} order by k.id for update of k`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows;
}
