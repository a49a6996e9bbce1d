import { createJobContext } from '#platform/request/job-context';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import type { Services } from '#platform/request/services';

/** Days without a success after which an endpoint is disabled when a delivery fails for good. */
const PATIENCE_DAYS = 3;

interface Admin {
  contact_email: string;
  first_name: string;
  institution: string;
  namespace: string;
}

/** Disables an endpoint that has failed for days and mails the admins. */
export async function giveUpIfFailing(
  services: Services,
  institutionId: string,
  endpointId: string,
): Promise<void> {
  await createJobContext(services, institutionId, 'deliver-webhook').transaction(async (em) => {
    const now = new Date();
    const [endpoint] = await em.execute<{ url: string }[]>(
      `update webhook_endpoint set is_enabled = false, given_up_at = ?
       where institution_id = ? and id = ? and is_enabled and failing_since < ?::timestamptz - make_interval(days => ?)
       returning url`,
      [now, institutionId, endpointId, now, PATIENCE_DAYS],
    );
    if (!endpoint) return;
    const admins = await em.execute<Admin[]>(
      `select m.contact_email, m.first_name, i.name as institution, i.namespace
       from membership m join institution i on i.id = m.institution_id
       where m.institution_id = ? and (m.role = 'admin' or m.is_owner) and m.status = 'active'`,
      [institutionId],
    );
    const { host } = new URL(endpoint.url); // the rest of the URL may be a secret
    await enqueueMails(
      em,
      admins.map(({ contact_email: to, first_name: firstName, institution, namespace }) => ({
        to,
        template: 'webhook-disabled' as const,
        data: { host, institution, namespace, firstName, days: PATIENCE_DAYS },
      })),
    );
  });
}
