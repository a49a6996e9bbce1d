import type { Cohort } from '../cohort/cohort.entity.ts';
import type { Transaction } from '../domain-event/domain-event.ts';
import { publish } from '../domain-event/publish.ts';
import { queueMails } from '../mail/mail.ts';

/** Cancels every enrollment of a cohort that is being deleted, and mails the people. What is completed stays history. */
export async function cancelAll(transaction: Transaction, cohort: Cohort): Promise<void> {
  const { em } = transaction;
  const institutionId = cohort.institution.id;
  const people = await em.execute<{ id: string; contact_email: string; first_name: string }[]>(
    `update enrollment e set status = 'cancelled', updated_at = now() from membership m
     where e.institution_id = ? and e.cohort_id = ? and e.status in ('pending', 'active', 'waitlisted')
       and m.institution_id = e.institution_id and m.id = e.membership_id
     returning e.id, m.contact_email, m.first_name`,
    [institutionId, cohort.id],
  );
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await publish({ type: 'enrollment.cancelled', institutionId, ids }, transaction);
  const { name, namespace } = await cohort.institution.loadOrFail();
  await queueMails(
    em,
    people.map((person) => ({
      to: person.contact_email,
      template: 'cohort-deleted' as const,
      data: { cohortTitle: cohort.title, institution: name, namespace, firstName: person.first_name },
    })),
  );
}
