import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Currency } from '#kernel/currency';
import { decimalOf } from '#kernel/money.rules';
import type { InvoiceState } from '#platform/payments/subscriptions';
import type { Subscription } from './subscription.entity.ts';

const STORE = `
  insert into invoice as known (institution_id, id, created_at, subscription_id, provider_ref, number, title, amount, currency,
    status, period_start, period_end, paid_at)
  select ?::uuid, given.id, given."issuedAt", ?::uuid, given.ref, given.number, given.title, given.amount, ?::text,
    given.status, given."periodStart", given."periodEnd", given."paidAt"
  from json_to_recordset(?::json) as given (id uuid, "issuedAt" timestamptz, ref text, number text, title text, amount numeric,
    status text, "periodStart" timestamptz, "periodEnd" timestamptz, "paidAt" timestamptz)
  on conflict (institution_id, provider_ref) do update
    set status = excluded.status, paid_at = excluded.paid_at, number = excluded.number, amount = excluded.amount
    where (known.status, known.paid_at, known.number, known.amount)
      is distinct from (excluded.status, excluded.paid_at, excluded.number, excluded.amount)
  returning id`;

/** Stores the invoices of a subscription in their present state. Returns whether one is new or changed. */
export async function storeInvoices(
  em: EntityManager,
  { id, institution }: Subscription,
  invoices: readonly InvoiceState[],
): Promise<boolean> {
  if (invoices.length === 0) return false;
  const given = invoices.map((invoice) => ({
    ...invoice,
    id: uuidv7({ msecs: invoice.issuedAt.getTime() }),
    amount: decimalOf(invoice.amount),
  }));
  const stored = await em.execute<unknown[]>(STORE, [
    institution.id,
    id,
    Currency.USD,
    JSON.stringify(given),
  ]);
  return stored.length > 0;
}
