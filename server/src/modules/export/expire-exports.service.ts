import { type Due, forEachDue } from '#platform/jobs/due';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { fileKey } from '#platform/storage/storage';

export const EXPIRED_EXPORTS: Due = {
  name: 'expired_exports',
  includesSuspended: true,
  query: `select json_agg(id order by id) from public.institution_export
    where institution_id = tenant and status = 'ready' and expires_at <= moment`,
};

/** Deletes the archives whose time is over. The bytes go first, so that a killed run is repeated. */
export const expireExports = (services: Services): Promise<void> =>
  forEachDue(services, EXPIRED_EXPORTS, async ({ id: institutionId, due }) => {
    const { transaction } = createJobContext(services, institutionId, 'expire-exports');
    for (const id of due as string[]) {
      await services.storage.remove(fileKey(institutionId, id));
      await transaction((em) =>
        em.execute(
          `update institution_export set status = 'expired', expires_at = null
           where institution_id = ? and id = ? and status = 'ready'`,
          [institutionId, id],
        ),
      );
    }
  });

/** Deletes the archives of accounts whose time is over. */
export async function expireAccountExports(services: Services): Promise<void> {
  const { transaction } = createJobContext(services, null, 'expire-exports');
  const due = await transaction((em) =>
    em.execute<{ id: string; accountId: string }[]>(
      `select id, account_id as "accountId" from account_export where status = 'ready' and expires_at <= ? order by id`,
      [new Date()],
    ),
  );
  for (const { id, accountId } of due) {
    await services.storage.remove(fileKey(accountId, id));
    await transaction((em) =>
      em.execute(
        `update account_export set status = 'expired', expires_at = null where id = ? and status = 'ready'`,
        [id],
      ),
    );
  }
}
