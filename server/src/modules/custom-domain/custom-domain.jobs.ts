import { type Due, findDueInstitutions } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { checkDomainOf } from './check-custom-domain.service.ts';

/** Custom domains that are checked at a time. Each waits for name servers for seconds at most. */
const AT_ONCE = 10;

/**
 * Custom domains to check: verified ones each hour, others each minute at first and rarely after a day. After a month of waiting
 * only their admins check them. Those that the plan does not include wait.
 */
const DOMAINS_TO_CHECK: Due = {
  name: 'custom_domain_to_check',
  query: `select to_json(d.id) from public.custom_domain d
    join public.institution i on i.id = d.institution_id and i.has_custom_domain
    where d.institution_id = tenant and coalesce(d.checked_at, '-infinity') <= moment - case
      when d.verified_at is not null then interval '1 hour'
      when greatest(d.created_at, d.disabled_at) > moment - interval '1 hour' then interval '1 minute'
      when greatest(d.created_at, d.disabled_at) > moment - interval '1 day' then interval '10 minutes'
      when greatest(d.created_at, d.disabled_at) > moment - interval '30 days' then interval '6 hours'
      else interval '100 years' end`,
};

/** Checks the records of all custom domains that are due. A failure is logged, and the next run tries again. */
export async function checkCustomDomains(services: Services): Promise<void> {
  const due = await findDueInstitutions(services.orm.em.fork(), DOMAINS_TO_CHECK);
  const waiting = due.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await checkDomainOf(createJobContext(services, id, 'check-custom-domains'), id);
      } catch (err) {
        services.log.warn({ err, institutionId: id }, 'checking a custom domain failed');
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export const CHECK_CUSTOM_DOMAINS = defineJob({
  name: 'check-custom-domains',
  schedule: '* * * * *',
  due: DOMAINS_TO_CHECK,
  run: checkCustomDomains,
});
