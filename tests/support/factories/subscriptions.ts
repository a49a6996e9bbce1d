import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { inDays, insert, type InstitutionRow } from './rows.ts';

interface SubscriptionOptions {
  institution: Pick<InstitutionRow, 'id'>;
  /** Text of its invoice. */
  title?: string;
  /** An institution has one active subscription. */
  status?: 'active' | 'ended';
}

/** Creates a subscription of an institution to Starter with an invoice, of which no provider knows. */
export async function aPlanSubscription(
  app: App,
  { institution, title = 'Lyceum Starter', status = 'active' }: SubscriptionOptions,
): Promise<{ id: string; invoiceId: string }> {
  const [id, invoiceId] = [uuidv7(), uuidv7()];
  const [now, later] = [new Date(), inDays(30)];
  await insert(app, 'subscription', {
    institution_id: institution.id,
    id,
    plan: 'starter',
    status,
    current_period_end: later,
    provider_ref: `sub_${id}`,
    customer_ref: `cus_${id}`,
    ended_at: status === 'ended' ? now : null,
  });
  await insert(app, 'invoice', {
    institution_id: institution.id,
    id: invoiceId,
    subscription_id: id,
    provider_ref: `in_${id}`,
    number: 'LYC-0001',
    title,
    amount: 29,
    currency: 'USD',
    status: 'paid',
    period_start: now,
    period_end: later,
    paid_at: now,
  });
  return { id, invoiceId };
}
