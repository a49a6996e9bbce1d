import { randomBytes } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { Invalid, PlanRequired } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { consume } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { announceDomain } from './announce-domain.service.ts';
import { CustomDomain } from './custom-domain.entity.ts';
import { NEW_HOSTS } from './custom-domain.limits.ts';
import { customDomainPolicy } from './custom-domain.policy.ts';
import { DOMAIN_MESSAGES } from './custom-domain.rules.ts';
import { usesHost } from './custom-host.service.ts';

const NotPossible = (message: string) => Invalid([{ field: 'host', message }]);

/**
 * Gives the viewer's institution a custom domain, which replaces a former one. It serves the institution once its records are
 * verified, so nobody blocks a host for others. Idempotent. Returns the ID of the institution.
 * @throws Forbidden, PlanRequired, TooMany, Invalid with the field `host`
 */
export async function setCustomDomain(context: Context, host: string): Promise<string> {
  const { viewer, services } = context;
  authorize(viewer, customDomainPolicy.manage);
  const { institutionId } = viewer;
  if (isPlatformHost(host, services.config.appOrigin)) throw NotPossible(DOMAIN_MESSAGES.platform);
  await context.transaction(async (em, afterCommit) => {
    const institution = await lockInstitution(em, institutionId);
    if (!institution.hasCustomDomain) throw PlanRequired(DOMAIN_MESSAGES.plan);
    const former = await em.findOne(CustomDomain, { institution: institutionId });
    if (former?.host === host) return;
    await consume(em, NEW_HOSTS, institutionId);
    if (await usesHost(em, host, { except: institutionId })) throw NotPossible(DOMAIN_MESSAGES.taken);
    institution.customHost = null;
    if (former) em.remove(former);
    await em.flush();
    em.create(CustomDomain, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      host,
      txtValue: `lyceum-${randomBytes(16).toString('base64url')}`,
    });
    afterCommit(() => announceDomain(services, institutionId));
  });
  return institutionId;
}

/**
 * Removes the custom domain of the viewer's institution, which is then found at its namespace only. Idempotent. Returns the ID
 * of the institution.
 * @throws Forbidden
 */
export async function removeCustomDomain(context: Context): Promise<string> {
  const { viewer, services } = context;
  authorize(viewer, customDomainPolicy.manage);
  const { institutionId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const institution = await lockInstitution(em, institutionId);
    const domain = await em.findOne(CustomDomain, { institution: institutionId });
    if (!domain) return;
    institution.customHost = null;
    em.remove(domain);
    afterCommit(() => announceDomain(services, institutionId));
  });
  return institutionId;
}

export const lockInstitution = (em: EntityManager, id: string): Promise<Institution> =>
  em.findOneOrFail(Institution, id, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Returns whether a host is the platform's own, or that of a namespace. */
function isPlatformHost(host: string, appOrigin: string): boolean {
  const root = new URL(appOrigin).hostname.toLowerCase();
  return host === root || host.endsWith(`.${root}`);
}
