import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Transaction } from '#platform/request/context';
import { closeOrdersOfCohort } from '#modules/order/order-lifecycle.service';
import { publish } from '#platform/domain-event/publish';
import { statusIsOpen } from './enrollment-status.sql.ts';

/**
 * Cancels all enrollments of a cohort that is being deleted, except completed ones. Payments for them are refunded.
 * @param at time of the deletion, by which cohort-notifications.sql.ts finds the recipients
 */
export async function cancelAll(transaction: Transaction, cohort: Cohort, at: Date): Promise<void> {
  const institutionId = cohort.institution.id;
  const cancelled = await transaction.em.execute<{ id: string }[]>(
    `update enrollment set status = 'cancelled', cancelled_with_cohort_at = ?
     where institution_id = ? and cohort_id = ? and ${statusIsOpen('status')} returning id`,
    [at, institutionId, cohort.id],
  );
  const ids = cancelled.map(({ id }) => id);
  await publish({ type: 'enrollment.cancelled', institutionId, ids, at }, transaction);
  await closeOrdersOfCohort(transaction, institutionId, cohort.id);
}
