import type { Context } from '#platform/request/context';
import { Institution } from '#modules/institution/institution.entity';
import type { InstitutionClosing } from './closing.payload.ts';

/** Returns the institution of the session that the viewer owns and closed, or null. */
export async function readClosing({ viewer, services }: Context): Promise<InstitutionClosing | null> {
  if (!viewer.closing) return null;
  const { institutionId } = viewer.closing;
  const institution = await services.orm.em.fork().findOne(Institution, institutionId);
  if (!institution?.closingAt || !institution.suspendedAt) return null; // reopened in the meantime
  const { name, suspendedAt, closingAt } = institution;
  return { institutionId, name, closedAt: suspendedAt, closingAt };
}
