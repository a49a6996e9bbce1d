import { LockMode } from '@mikro-orm/postgresql';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { Institution } from './institution.entity.ts';

const NAME = 'mail-pending-institutions';

/** Names that one mail lists. */
const MAX_NAMES = 10;

/** An institution of which the staff was not mailed, once its owner proved the e-mail address: others are deleted after days. */
const UNMAILED_INSTITUTIONS: Due = {
  name: 'unmailed_institutions',
  query: `select to_json(i.name) from public.institution i
    where i.id = tenant and i.pending_since <= moment and i.rejected_at is null and i.pending_mailed_at is null
      and exists (select from public.membership m join public.account a on a.id = m.account_id
        where m.institution_id = tenant and m.is_owner and a.is_verified)`,
};

/**
 * Mails each super admin which institutions began to await the approval since the last run: one mail, however many there are.
 * Nobody is mailed twice, also when two instances run at once.
 */
export async function mailPendingInstitutions(services: Services): Promise<void> {
  const found = await findDueInstitutions(services.orm.em.fork(), UNMAILED_INSTITUTIONS);
  if (found.length === 0) return;
  const { transaction } = createJobContext(services, null, NAME);
  await transaction(async (em) => {
    const waiting = await em.find(
      Institution,
      { id: { $in: found.map(({ id }) => id) }, pendingMailedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    if (waiting.length === 0) return;
    const now = new Date();
    for (const institution of waiting) institution.pendingMailedAt = now;
    const staff = await em.execute<{ email: string; firstName: string }[]>(
      'select email, first_name as "firstName" from account where is_super_admin and deleted_at is null order by email',
    );
    const names = waiting.map(({ name }) => name).toSorted();
    await enqueueMails(
      em,
      staff.map(({ email: to, firstName }) => ({
        to,
        template: 'institutions-pending',
        data: { names: names.slice(0, MAX_NAMES), count: names.length, ...(firstName && { firstName }) },
      })),
    );
  });
}

/** Mails the platform's staff about institutions that await the approval, at most six times an hour. */
export const MAIL_PENDING_INSTITUTIONS = defineJob({
  name: NAME,
  schedule: '*/10 * * * *',
  due: UNMAILED_INSTITUTIONS,
  run: mailPendingInstitutions,
});
