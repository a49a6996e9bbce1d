import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, aStudent, type Member } from '#tests/support/factories';
import { sendEvent, signEvent, startStripe, type StripeStandIn } from '#tests/support/stripe';
import { anOwned, aSubscribed, billingOf, changeTo, invoicesOf, openPortal, run, start } from './calls.ts';

let stripe: StripeStandIn;
let app: App;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ env: stripe.env });
});
afterEach(() => {
  stripe.failing = false;
  stripe.billing.declining = false;
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const kindsOf = async (owner: Member) => (await notificationsOf(app, owner)).map(({ kind }) => kind);

/** Returns the subjects of the two mails to an owner, in any order. */
const subjectsTo = async ({ email }: Member) => (await app.mailTo(email, 2)).map(({ subject }) => subject);

describe('a subscription', () => {
  test('changes to a larger plan at once, and the difference is charged', async () => {
    const { owner } = await aSubscribed(app, stripe);
    const { data } = await changeTo(app, 'PROFESSIONAL', owner);
    expect(data.changeSubscription.institution).toMatchObject({
      plan: 'PROFESSIONAL',
      subscription: { plan: 'PROFESSIONAL', nextPlan: null },
    });
    expect(await invoicesOf(app, owner)).toMatchObject([
      { amount: { amount: 5000 }, title: 'Lyceum Professional' },
      { amount: { amount: 2900 } },
    ]);
    expect(await kindsOf(owner)).toEqual(['PLAN_CHANGE']); // that of the beginning
  });

  test('changes once with two clicks at once', async () => {
    const { owner } = await aSubscribed(app, stripe);
    await Promise.all([changeTo(app, 'PROFESSIONAL', owner), changeTo(app, 'PROFESSIONAL', owner)]);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'PROFESSIONAL' });
    expect(await invoicesOf(app, owner)).toHaveLength(2);
  });

  test('stays when the payment for a larger plan is declined, and changes with another card', async () => {
    const { owner } = await aSubscribed(app, stripe);
    stripe.billing.declining = true;
    expect(await changeTo(app, 'PROFESSIONAL', owner)).toMatchObject({ code: 'CONFLICT' });
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'STARTER', subscription: { plan: 'STARTER' } });
    stripe.billing.declining = false;
    expect((await changeTo(app, 'PROFESSIONAL', owner)).code).toBeUndefined();
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'PROFESSIONAL' });
  });

  test('changes to a smaller plan from the next period', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe, 'PROFESSIONAL');
    await changeTo(app, 'STARTER', owner);
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'PROFESSIONAL',
      subscription: { plan: 'PROFESSIONAL', nextPlan: 'STARTER' },
    });
    expect(await invoicesOf(app, owner)).toHaveLength(1);
    const renewed = stripe.billing.renew(subscription);
    await sendEvent(app, signEvent('invoice.paid', renewed));
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { plan: 'STARTER', nextPlan: null },
    });
    expect((await invoicesOf(app, owner))[0]).toMatchObject({ amount: { amount: 2900 } });
    expect(await kindsOf(owner)).toEqual(['PLAN_CHANGE', 'PLAN_CHANGE']);
  });

  test('takes a smaller plan back before the next period, at its own price', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe, 'PROFESSIONAL');
    await changeTo(app, 'STARTER', owner);
    await changeTo(app, 'PROFESSIONAL', owner);
    expect(await billingOf(app, owner)).toMatchObject({
      subscription: { plan: 'PROFESSIONAL', nextPlan: null },
    });
    expect(stripe.billing.renew(subscription).total).toBe(7900);
    await run(app, 'refreshSubscription', owner);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'PROFESSIONAL' });
  });

  test('does not change to a plan with fewer students than there are', async () => {
    const { owner, institution } = await aSubscribed(app, stripe, 'PROFESSIONAL');
    for (let n = 0; n < 21; n++) await aStudent(app, { institution });
    expect((await changeTo(app, 'STARTER', owner)).code).toBe('INVALID');
    expect(await billingOf(app, owner)).toMatchObject({ subscription: { nextPlan: null } });
  });

  test('is cancelled at the end of its period, and resumed before', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    await run(app, 'cancelSubscription', owner);
    const { subscription: cancelled, plan } = await billingOf(app, owner);
    expect(plan).toBe('STARTER');
    expect(cancelled.cancelAt).toBe(cancelled.currentPeriodEnd);
    expect((await changeTo(app, 'PROFESSIONAL', owner)).code).toBe('CONFLICT');
    await run(app, 'resumeSubscription', owner);
    expect(await billingOf(app, owner)).toMatchObject({ subscription: { status: 'ACTIVE', cancelAt: null } });
    expect(subscription.cancel_at).toBeNull();
  });

  test('that the portal cancels at a time is resumed, too', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    subscription.cancel_at = subscription.items.data[0]!.current_period_end;
    await sendEvent(app, signEvent('customer.subscription.updated', subscription));
    expect((await billingOf(app, owner)).subscription.cancelAt).not.toBeNull();
    await run(app, 'resumeSubscription', owner);
    expect(subscription.cancel_at).toBeNull();
  });

  test('that ends leaves the institution on Free, keeps its students, and notifies the owner', async () => {
    const { owner, institution, subscription } = await aSubscribed(app, stripe);
    for (let n = 0; n < 5; n++) await aStudent(app, { institution });
    stripe.billing.end(subscription);
    await sendEvent(app, signEvent('customer.subscription.deleted', subscription));
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: null });
    const { data } = await app.graphql('{ institution { figures { studentCount } } }', {}, { as: owner });
    expect(data.institution.figures.studentCount).toBe(5);
    expect(await notificationsOf(app, owner)).toMatchObject([
      { kind: 'PLAN_CHANGE', details: ['FREE'] },
      { kind: 'PLAN_CHANGE', details: ['STARTER'] },
    ]);
    expect(await subjectsTo(owner)).toContain(`${institution.name} is now on Free`);
  });

  test('that ended is followed by another one of the same customer, which late reports of the first leave alone', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    stripe.billing.end(subscription);
    const ended = signEvent('customer.subscription.deleted', subscription);
    await run(app, 'refreshSubscription', owner);
    const { id } = (await start(app, 'PROFESSIONAL', owner)).data.startSubscription.institution.subscription;
    const next = stripe.subscribe(id)!;
    expect(next.subscription.customer).toBe(subscription.customer);
    await sendEvent(app, next.event);
    await sendEvent(app, ended);
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'PROFESSIONAL',
      subscription: { status: 'ACTIVE' },
    });
  });

  test('whose payment fails is past due, keeps the plan, and notifies the owner once', async () => {
    const { owner, institution, subscription } = await aSubscribed(app, stripe);
    const invoice = stripe.billing.renew(subscription, { fails: true });
    await sendEvent(app, signEvent('invoice.payment_failed', invoice));
    await sendEvent(app, signEvent('invoice.payment_failed', invoice));
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { status: 'PAST_DUE' },
    });
    expect((await invoicesOf(app, owner))[0]).toMatchObject({ status: 'OPEN', paidAt: null });
    expect(await kindsOf(owner)).toEqual(['PAYMENT_FAILURE', 'PLAN_CHANGE']);
    expect(await subjectsTo(owner)).toContain(`The payment for the plan of ${institution.name} failed`);
    expect((await changeTo(app, 'PROFESSIONAL', owner)).code).toBe('CONFLICT');
    const portal = (await openPortal(app, owner)).data.openBillingPortal.url;
    expect(portal).toBe(`https://portal.example/${subscription.customer}`);
    stripe.billing.settle(subscription);
    await sendEvent(app, signEvent('invoice.paid', invoice));
    expect(await billingOf(app, owner)).toMatchObject({ subscription: { status: 'ACTIVE' } });
    expect((await invoicesOf(app, owner))[0]).toMatchObject({ status: 'PAID' });
  });

  test('keeps staff and the owner from setting another plan without it, and sets none before it is paid', async () => {
    const staff = await anAccount(app, { isSuperAdmin: true });
    const set = (id: string, plan: string) =>
      app.graphql(
        'mutation ($id: ID!, $plan: Plan!) { setInstitutionPlan(input: { id: $id, plan: $plan }) { plan } }',
        { id, plan },
        { as: staff },
      );
    const { institution, owner } = await aSubscribed(app, stripe);
    expect((await set(institution.id, 'ENTERPRISE')).code).toBe('CONFLICT');
    expect((await set(institution.id, 'STARTER')).code).toBeUndefined(); // declines a request
    const { code } = await app.graphql(
      'mutation { changeInstitutionPlan(input: { plan: FREE }) { institution { plan } } }',
      {},
      { as: owner },
    );
    expect(code).toBe('CONFLICT');
    const waiting = await anOwned(app);
    await start(app, 'STARTER', waiting.owner);
    expect((await set(waiting.institution.id, 'ENTERPRISE')).code).toBeUndefined();
  });

  test('is followed by open settings', async () => {
    const { owner } = await anOwned(app);
    const heard = app.subscribe(
      'subscription { billingChanged { plan subscription { status cancelAt } } }',
      {},
      { as: owner },
    );
    await heard.ready;
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    await sendEvent(app, stripe.subscribe(id)!.event);
    await expect
      .poll(async () => (await heard.next()).value!.data!['billingChanged'])
      .toMatchObject({ plan: 'STARTER', subscription: { status: 'ACTIVE' } });
  });

  test('has invoices that admins download as PDF', async () => {
    const { institution, owner } = await aSubscribed(app, stripe);
    const [invoice] = await invoicesOf(app, owner);
    const admin = await anAdmin(app, { institution });
    const file = await app.request('GET', `/exports/plan-invoices/${invoice.id}`, { as: admin });
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="invoice-${invoice.number}.pdf"`);
    for (const as of [await aStudent(app, { institution }), (await anOwned(app)).owner])
      expect((await app.request('GET', `/exports/plan-invoices/${invoice.id}`, { as })).status).not.toBe(200);
  });
});
