import { v7 as uuidv7 } from 'uuid';
import { enroll } from '#modules/enrollment/enrollment.service';
import type { Written } from '#modules/enrollment/enrollment.service';
import type { Context, Transaction } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { paymentProvider } from '#platform/payments/payment-provider';
import { openPaymentPage } from './pay-order.service.ts';
import type { CheckoutInput } from './checkout.input.ts';

/**
 * Enrolls the viewer with the answers of the enrollment form, in one transaction. A live enrollment is kept, and gets the
 * answers: so a repeated or interrupted checkout goes on where it was.
 * @throws as `enroll` does
 */
export async function checkout(context: Context, input: CheckoutInput): Promise<Written> {
  const written = await enroll(context, {
    cohortId: input.cohortId,
    planId: input.planId,
    waitlistIfFull: input.waitlistIfFull,
    also: (transaction, enrollmentId) => keepAnswers(transaction, enrollmentId, input),
  });
  await openPage(context, written.id);
  return written;
}

/** Opens the payment page of an enrollment, if it has one. Without an answer of the provider the student opens it later. */
async function openPage(context: Context, enrollmentId: string): Promise<void> {
  const { services, viewer } = context;
  if (!paymentProvider(services.config).hosted) return;
  const [orderId] = await services.runStatements(withoutInstitution(viewer), [
    {
      name: 'order_to_pay',
      text: `select id::text from seat_order where enrollment_id = $1 and account_id = $2 and status = 'awaited'`,
      values: [enrollmentId, viewer.accountId],
    },
  ]);
  if (!orderId) return;
  try {
    await openPaymentPage(context, orderId);
  } catch (err) {
    services.log.warn({ err, orderId }, 'the payment page of an order was not opened');
  }
}

/** Stores the answers of the form with the enrollment, and the buyer and the way to pay with its order. */
async function keepAnswers(
  { em, context: { viewer } }: Transaction,
  enrollmentId: string,
  input: CheckoutInput,
): Promise<void> {
  const institutionId = viewer.institutionId!;
  const now = new Date();
  await em.execute(KEEP, [
    institutionId,
    uuidv7(),
    now,
    enrollmentId,
    viewer.accountId,
    input.firstName,
    input.lastName,
    input.email,
    input.phone,
    input.company ?? '',
    input.jobRole ?? '',
    input.experience,
    now,
  ]);
  await em.execute(
    `update seat_order set buyer_name = ?, buyer_email = ?, method = ?
     where institution_id = ? and enrollment_id = ? and status in ('awaited', 'paid')`,
    [`${input.firstName} ${input.lastName}`, input.email, input.method ?? null, institutionId, enrollmentId],
  );
}

const KEEP = `
  insert into enrollment_details (institution_id, id, created_at, enrollment_id, account_id, first_name, last_name, email,
    phone, company, job_role, experience, accepted_terms_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (institution_id, enrollment_id) do update set first_name = excluded.first_name,
    last_name = excluded.last_name, email = excluded.email, phone = excluded.phone, company = excluded.company,
    job_role = excluded.job_role, experience = excluded.experience`;
