import { assertMember } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { CertificateStatus } from './certificate.enums.ts';
import type { RevokeCertificateInput } from './certificate.input.ts';
import { lockCertificate } from './lock-certificate.service.ts';

const REVOKE = `
  update certificate set status = 'revoked', revoked_at = ?, revoked_by_id = ?, revocation_reason = ?
  where institution_id = ? and id = ?`;

/**
 * Revokes an issued certificate and notifies the student. Idempotent: repeating it keeps the first reason.
 * @throws NotFound when the viewer cannot read it, Forbidden for the viewer's own, Conflict when it is not issued
 */
export async function revokeCertificate(
  context: Context,
  { id, reason }: RevokeCertificateInput,
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Certificate'));
  const { institutionId, membershipId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const { status } = await lockCertificate(em, viewer, id);
    if (status === CertificateStatus.REVOKED) return;
    if (status === CertificateStatus.PENDING) throw Conflict('This certificate hasn’t been issued yet.');
    await em.execute(REVOKE, [new Date(), membershipId, reason, institutionId, id]);
    await publish({ type: 'certificate.revoked', institutionId, ids: [id] }, { em, context, afterCommit });
  });
}
