import type { App } from '#tests/support/app';
import type { Actor, ItemRow, Member } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

const ORDER = `id status provider method receiptNumber paidAt refundedAt title buyerName buyerEmail
  amount { amount currency } plan { name } viewerCan { markPaid refund cancel }`;

/** Answers of a student in the enrollment form. */
export const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  company: 'Engines',
  jobRole: 'Analyst',
  experience: 'ADVANCED',
  method: 'INVOICE',
  acceptTerms: true,
};

/** Enrolls by the enrollment form. */
export const checkout = (
  app: Pick<App, 'graphql'>,
  cohort: { id: string },
  as: Actor,
  input: object = {},
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation C($input: CheckoutInput!) { checkout(input: $input) { enrollment {
      id status order { ${ORDER} } details { firstName phone company experience acceptedTermsAt } } } }`,
    { input: { cohortId: cohort.id, ...PERSON, ...input } },
    { as },
  );

/** Ends the time for which the seat of an order is held. */
export const endHold = ({ db }: App, { id }: { id: string }) =>
  db.query(`update seat_order set held_until = now() - interval '1 second' where id = $1`, [id]);

type Change = 'markOrderPaid' | 'refundOrder' | 'cancelOrder';

/** Changes an order. */
export const change = (
  app: Pick<App, 'graphql'>,
  what: Change,
  { id }: { id: string },
  as: Actor,
): Promise<GraphqlAnswer> =>
  app.graphql(`mutation M($id: ID!) { ${what}(input: { id: $id }) { order { ${ORDER} } } }`, { id }, { as });

/** Lists orders as an actor. */
export const ordersOf = async (app: Pick<App, 'graphql'>, as: Actor, args = ''): Promise<GraphqlAnswer> =>
  app.graphql(`{ orders${args} { totalCount nodes { ${ORDER} } } }`, {}, { as });

/** Orders of a cohort as stored, oldest first. */
export async function storedOrders(app: Pick<App, 'db'>, { id }: ItemRow) {
  const { rows } = await app.db.query<{
    status: string;
    amount: string;
    receipt_number: number | null;
    account_id: string;
  }>(
    'select status, amount, receipt_number, account_id from seat_order where cohort_id = $1 order by created_at, id',
    [id],
  );
  return rows;
}

/** Cancels the enrollment of the student itself. */
export const giveUp = (
  app: Pick<App, 'graphql'>,
  cohort: { id: string },
  as: Member,
): Promise<GraphqlAnswer> =>
  app.graphql(
    'mutation C($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { status } } }',
    { id: cohort.id },
    { as },
  );
