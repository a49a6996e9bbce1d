import { mailOwner } from '#modules/institution/suspend-institution.service';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { DAYS_TO_REMIND } from './closing.rules.ts';

const NAME = 'remind-of-erasure';

const DUE = `select id from institution
  where closing_at <= now() + interval '${DAYS_TO_REMIND} days' and closing_reminded_at is null and erasing_at is null order by id`;

const TAKE = `update institution set closing_reminded_at = now()
  where id = ? and closing_at is not null and closing_reminded_at is null and erasing_at is null
  returning name, closing_at as "closingAt"`;

/** Mails owners of closed institutions some days before the erasure, once. */
export async function remindOfErasure(services: Services): Promise<void> {
  const due = await services.orm.em.fork().execute<{ id: string }[]>(DUE);
  for (const { id } of due)
    await createJobContext(services, id, NAME).transaction(async (em) => {
      const [taken] = await em.execute<{ name: string; closingAt: Date | string }[]>(TAKE, [id]);
      if (!taken) return; // reopened in the meantime
      const closingAt = new Date(taken.closingAt).toISOString();
      await mailOwner(em, (to, firstName) => ({
        to,
        template: 'institution-erased-soon',
        data: { institution: taken.name, closingAt, ...(firstName && { firstName }) },
      }));
    });
}
