import { authorize } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { consume } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { CustomDomain } from './custom-domain.entity.ts';
import { CHECKS } from './custom-domain.limits.ts';
import { customDomainPolicy } from './custom-domain.policy.ts';
import { lookUpRecords } from './look-up-records.service.ts';
import { recordCheck } from './record-check.service.ts';

/**
 * Checks the records of the custom domain of the viewer's institution now. Returns the ID of the institution.
 * @throws Forbidden, NotFound without one, TooMany
 */
export async function checkCustomDomain(context: Context): Promise<string> {
  const { viewer } = context;
  authorize(viewer, customDomainPolicy.manage);
  await consume(context.services.orm.em.fork(), CHECKS, viewer.institutionId);
  if (!(await checkDomainOf(context, viewer.institutionId))) throw NotFound('Custom domain');
  return viewer.institutionId;
}

/**
 * Looks up the records of an institution's custom domain, outside of a transaction, and records their states.
 * @returns whether there is one
 */
export async function checkDomainOf(context: Context, institutionId: string): Promise<boolean> {
  const domain = await context.transaction((em) => em.findOne(CustomDomain, { institution: institutionId }));
  if (!domain) return false;
  const states = await lookUpRecords(context.services.config, domain);
  await recordCheck(context, { institutionId, domainId: domain.id, states });
  return true;
}
