import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Transaction } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import { statusIsOpen } from './enrollment-status.sql.ts';

/** Cancels all enrollments of a cohort that is being deleted, except completed ones. */
export async function cancelAll(transaction: Transaction, cohort: Cohort): Promise<void> {
  const institutionId = cohort.institution.id;
  // With the transaction's timestamp, by which notification.sql.ts finds the recipients.
  const cancelled = await transaction.em.execute<{ id: string }[]>(
    `update enrollment set status = 'cancelled', updated_at = now()
     where institution_id = ? and cohort_id = ? and ${statusIsOpen('status')} returning id`,
    [institutionId, cohort.id],
  );
  const ids = cancelled.map(({ id }) => id);
  await publish({ type: 'enrollment.cancelled', institutionId, ids }, transaction);
}
