import { aCohort, anOrder, aPricePlan, aStudent } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: { checkout: 'student' },
  values: {
    acceptTerms: true,
    jobRole: 'Analyst',
  },
  idOf: {
    order: 'paidOrderId',
    payOrder: 'awaitedOrderId',
    markOrderPaid: 'awaitedOrderId',
    cancelOrder: 'cancelledOrderId',
    refundOrder: 'paidOrderId',
    'checkout.cohortId': 'orderedCohortId',
    'checkout.planId': 'orderedPlanId',
  },
  needsMore: { payOrder: 'needs a provider that takes payments' },
  silent: { payOrder: 'there is no page to pay on where institutions take payments themselves' },
  own: async (app, { teacher, institution }) => {
    const cohort = await aCohort(app, { by: teacher, price: 49 });
    const order = async (status: 'awaited' | 'paid') =>
      (await anOrder(app, { cohort, student: await aStudent(app, { institution }), status })).id;
    return {
      awaitedOrderId: await order('awaited'),
      cancelledOrderId: await order('awaited'),
      paidOrderId: await order('paid'),
      orderedCohortId: cohort.id,
      orderedPlanId: (await aPricePlan(app, { cohort, price: 49 })).id,
    };
  },
  targets: async (app, { teacher, classmate }) => {
    const cohort = await aCohort(app, { by: teacher, price: 49 });
    const { id, detailsId } = await anOrder(app, { cohort, student: classmate, buyerName: HIDDEN });
    return { hidden: { 'order of another': id, 'details of another': detailsId } };
  },
  messages: (orderId, { institution }) => ({ orderChanged: { institutionId: institution.id, orderId } }),
};
