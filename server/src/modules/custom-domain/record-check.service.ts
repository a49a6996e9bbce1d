import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Institution } from '#modules/institution/institution.entity';
import { mailOwner } from '#modules/institution/suspend-institution.service';
import type { Context } from '#platform/request/context';
import { DAY, HOUR } from '#kernel/duration.rules';
import { announceDomain } from './announce-domain.service.ts';
import { CustomDomain } from './custom-domain.entity.ts';
import { DnsRecordState } from './custom-domain.enums.ts';
import { GRACE_DAYS } from './custom-domain.rules.ts';
import { usesHost } from './custom-host.service.ts';
import type { RecordStates } from './look-up-records.service.ts';
import { lockInstitution } from './set-custom-domain.service.ts';

/** Milliseconds for which a record must be missing before the owner is notified: changes of DNS take a while. */
const PATIENCE = HOUR / 2;

interface Check {
  institutionId: string;
  domainId: string;
  states: RecordStates;
}

/**
 * Records what a check found: a host with both records serves the institution from now on. One whose records are gone is
 * reported to the owner, and disabled after `GRACE_DAYS`. A check that found out nothing changes nothing.
 */
export async function recordCheck(
  { services, transaction }: Context,
  { institutionId, domainId, states }: Check,
): Promise<void> {
  await transaction(async (em, afterCommit) => {
    const institution = await lockInstitution(em, institutionId);
    const domain = await em.findOne(
      CustomDomain,
      { id: domainId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!domain || !institution.hasCustomDomain) return;
    domain.checkedAt = new Date();
    domain.cnameState = states.cname;
    domain.txtState = states.txt;
    const found = Object.values(states);
    if (found.every((state) => state === DnsRecordState.FOUND)) await verify(em, institution, domain);
    else if (domain.verifiedAt && found.some(isGone)) await recordFailure(em, institution, domain);
    else if (!domain.verifiedAt) domain.isTaken = false;
    afterCommit(() => announceDomain(services, institutionId));
  });
}

const isGone = (state: DnsRecordState) => state === DnsRecordState.MISSING || state === DnsRecordState.WRONG;

async function verify(em: EntityManager, institution: Institution, domain: CustomDomain): Promise<void> {
  domain.failingSince = null;
  domain.warnedAt = null;
  if (domain.verifiedAt) return;
  domain.isTaken = await usesHost(em, domain.host, { except: institution.id });
  if (domain.isTaken) return;
  domain.verifiedAt = new Date();
  domain.disabledAt = null;
  institution.customHost = domain.host;
}

async function recordFailure(
  em: EntityManager,
  institution: Institution,
  domain: CustomDomain,
): Promise<void> {
  const now = new Date();
  domain.failingSince ??= now;
  const failingFor = now.getTime() - domain.failingSince.getTime();
  const { host } = domain;
  const { name, namespace } = institution;
  const about = { institution: name, namespace, host, days: GRACE_DAYS };
  if (failingFor >= GRACE_DAYS * DAY) {
    Object.assign(domain, { verifiedAt: null, failingSince: null, warnedAt: null, disabledAt: now });
    institution.customHost = null;
    await em.flush();
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'domain-disabled',
      data: { ...about, ...(firstName && { firstName }) },
    }));
  } else if (failingFor >= PATIENCE && !domain.warnedAt) {
    domain.warnedAt = now;
    await em.flush();
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'domain-failing',
      data: { ...about, ...(firstName && { firstName }) },
    }));
  }
}
