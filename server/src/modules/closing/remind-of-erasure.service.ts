import { LockMode } from '@mikro-orm/postgresql';
import { Institution } from '#modules/institution/institution.entity';
import { mailOwner } from '#modules/institution/suspend-institution.service';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { DAYS_TO_REMIND } from './closing.rules.ts';

const NAME = 'remind-of-erasure';

const DUE = `select id from institution
  where closing_at <= now() + interval '${DAYS_TO_REMIND} days' and closing_reminded_at is null and erasing_at is null order by id`;

/** Mails owners of closed institutions some days before the erasure, once. */
export async function remindOfErasure(services: Services): Promise<void> {
  const due = await services.orm.em.fork().execute<{ id: string }[]>(DUE);
  for (const { id } of due)
    await createJobContext(services, id, NAME).transaction(async (em) => {
      const institution = await em.findOne(
        Institution,
        { id, closingAt: { $ne: null }, closingRemindedAt: null, erasingAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!institution) return; // reopened in the meantime
      institution.closingRemindedAt = new Date();
      const closingAt = institution.closingAt!.toISOString();
      await mailOwner(em, (to, firstName) => ({
        to,
        template: 'institution-erased-soon',
        data: { institution: institution.name, closingAt, ...(firstName && { firstName }) },
      }));
    });
}
