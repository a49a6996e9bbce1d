import { v7 as uuidv7 } from 'uuid';
import { Invalid } from '#kernel/errors';
import { ALREADY_ORDERED, NOTHING_TO_PAY } from '#modules/coupon/coupon-code.rules';
import { tryCode } from '#modules/coupon/coupon.limits';
import { findDiscount } from '#modules/coupon/redeem-coupon.service';
import { enroll } from '#modules/enrollment/enrollment.service';
import type { EnrollRequest, Written } from '#modules/enrollment/enrollment.service';
import type { Context, Transaction } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { paymentProvider } from '#platform/payments/payment-provider';
import { openPaymentPage } from './pay-order.service.ts';
import type { CheckoutInput } from './checkout.input.ts';

/**
 * Enrolls the viewer with the answers of the enrollment form, in one transaction. A live enrollment is kept, and gets the
 * answers: so a repeated or interrupted checkout goes on where it was.
 * @throws as `enroll` does, Invalid for a code that cannot be used, TooMany
 */
export async function checkout(context: Context, input: CheckoutInput): Promise<Written> {
  const { cohortId, planId, waitlistIfFull, couponCode } = input;
  const request: EnrollRequest = {
    cohortId,
    planId,
    waitlistIfFull,
    also: async (transaction, enrollment) => {
      if (couponCode) await assertRedeemed(transaction, enrollment.id, couponCode);
      await keepAnswers(transaction, enrollment, input);
    },
  };
  const written = couponCode
    ? await tryCode(context, () =>
        enroll(context, { ...request, redeem: redeemOf(context, cohortId, couponCode) }),
      )
    : await enroll(context, request);
  await openPage(context, written.id);
  return written;
}

const FIELD = 'couponCode';

/** Returns the function that finds the discount of a code, and keeps its use for the order of this transaction. */
const redeemOf =
  ({ viewer }: Context, cohortId: string, code: string): NonNullable<EnrollRequest['redeem']> =>
  (em, { institution, price }) =>
    findDiscount(
      em,
      { institutionId: institution.id, cohortId, accountId: viewer.accountId!, price, code },
      { field: FIELD, locks: true },
    );

/**
 * Asserts that the order of an enrollment has a code. It does not have it when the enrollment was there before, or is a place
 * on the waitlist. @throws Invalid
 */
async function assertRedeemed(
  { em, context: { viewer } }: Transaction,
  enrollmentId: string,
  code: string,
): Promise<void> {
  const [row] = await em.execute<{ has_order: boolean; has_code: boolean }[]>(
    `select o.id is not null as has_order, coalesce(lower(o.coupon_code) = lower(?), false) as has_code
     from enrollment e left join seat_order o on o.institution_id = e.institution_id and o.enrollment_id = e.id
       and o.status in ('awaited', 'paid')
     where e.institution_id = ? and e.id = ?`,
    [code, viewer.institutionId, enrollmentId],
  );
  if (row!.has_code) return;
  throw Invalid([{ field: FIELD, message: row!.has_order ? ALREADY_ORDERED : NOTHING_TO_PAY }]);
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
    services.log.warn({ err, orderId }, 'opening the payment page of an order failed');
  }
}

/**
 * Stores the answers of the form with the enrollment, and the buyer and the way to pay with its order: not with one that was paid
 * before, whose receipt has a number.
 */
async function keepAnswers(
  { em, context: { viewer } }: Transaction,
  { id: enrollmentId, isNew }: { id: string; isNew: boolean },
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
    `update seat_order set buyer_name = ?, buyer_email = ?, method = case when amount > 0 then ?::text end
     where institution_id = ? and enrollment_id = ? and (status = 'awaited' or status = 'paid' and ?)`,
    [
      `${input.firstName} ${input.lastName}`,
      input.email,
      input.method ?? null,
      institutionId,
      enrollmentId,
      isNew,
    ],
  );
}

const KEEP = `
  insert into enrollment_details (institution_id, id, created_at, enrollment_id, account_id, first_name, last_name, email,
    phone, company, job_role, experience, accepted_terms_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (institution_id, enrollment_id) do update set first_name = excluded.first_name,
    last_name = excluded.last_name, email = excluded.email, phone = excluded.phone, company = excluded.company,
    job_role = excluded.job_role, experience = excluded.experience`;
