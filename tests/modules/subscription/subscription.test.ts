import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAboutSubscriptions } from '#modules/subscription/ask-subscriptions.jobs';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { signEvent, startStripe, type StripeStandIn } from '#tests/support/stripe';
import {
  anOwned,
  aSubscribed,
  billingOf,
  changeTo,
  invoicesOf,
  openPortal,
  run,
  send,
  start,
} from './calls.ts';

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

/** Lets the job ask about every open subscription. */
async function askAll() {
  await app.db.query(`update subscription set asked_at = now() - interval '2 days'`);
  await askAboutSubscriptions(app.services);
}

describe('an owner subscribes', () => {
  test('on one page, pays the price of the plan, and has it with the invoice', async () => {
    const { owner, institution } = await anOwned(app);
    const { data } = await start(app, 'STARTER', owner);
    const { id } = data.startSubscription.institution.subscription;
    const [page] = stripe.pagesOf(id);
    expect(page).toMatchObject({ amount_total: 2900, mode: 'subscription' });
    expect(page!.success_url).toContain('/isettings?tab=billing');
    expect(data.startSubscription).toMatchObject({
      paymentUrl: page!.url,
      institution: {
        plan: 'FREE',
        subscription: { status: 'PENDING', plan: 'STARTER', currentPeriodEnd: null },
      },
    });
    const { event, subscription } = stripe.subscribe(id)!;
    expect(await send(app, event)).toBe(200);
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { status: 'ACTIVE', plan: 'STARTER', nextPlan: null, cancelAt: null },
    });
    const { current_period_end } = subscription.items.data[0]!;
    const { subscription: read } = await billingOf(app, owner);
    expect(Date.parse(read.currentPeriodEnd)).toBe(current_period_end * 1000);
    expect(await invoicesOf(app, owner)).toMatchObject([
      { amount: { amount: 2900, currency: 'USD' }, status: 'PAID', title: 'Lyceum Starter' },
    ]);
    expect(await kindsOf(owner)).toEqual(['PLAN_CHANGE']);
    expect((await app.mailTo(owner.email))[0]!.subject).toBe(`${institution.name} is now on Starter`);
  });

  test('with two clicks at once on the same page', async () => {
    const { owner } = await anOwned(app);
    const [one, two] = await Promise.all([start(app, 'STARTER', owner), start(app, 'STARTER', owner)]);
    expect(one!.data.startSubscription.paymentUrl).toBe(two!.data.startSubscription.paymentUrl);
    const { id } = one!.data.startSubscription.institution.subscription;
    expect(stripe.pagesOf(id)).toHaveLength(1);
  });

  test('to one plan only: choosing another closes the first page', async () => {
    const { owner } = await anOwned(app);
    const first = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription.id;
    const second = (await start(app, 'PROFESSIONAL', owner)).data.startSubscription.institution.subscription
      .id;
    expect(stripe.subscribe(first)).toBeNull();
    await send(app, stripe.subscribe(second)!.event);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'PROFESSIONAL' });
    expect((await start(app, 'STARTER', owner)).code).toBe('CONFLICT');
  });

  test('and keeps what was paid on the first page in the meantime', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    stripe.subscribe(id); // the report is lost
    expect((await start(app, 'PROFESSIONAL', owner)).code).toBe('CONFLICT');
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { status: 'ACTIVE' },
    });
  });

  test('not to Free, to Enterprise, to a plan that is too small, or while Enterprise is agreed', async () => {
    const { owner, institution } = await anOwned(app, 'professional');
    for (const plan of ['FREE', 'ENTERPRISE']) expect((await start(app, plan, owner)).code).toBe('INVALID');
    for (let n = 0; n < 21; n++) await aStudent(app, { institution });
    expect(await start(app, 'STARTER', owner)).toMatchObject({ code: 'INVALID' });
    expect((await start(app, 'STARTER', (await anOwned(app, 'enterprise')).owner)).code).toBe('CONFLICT');
  });

  test('and nobody else does', async () => {
    const { institution } = await aSubscribed(app, stripe);
    for (const as of [
      await anAdmin(app, { institution }),
      await aTeacher(app, { institution }),
      await aStudent(app, { institution }),
      await anAccount(app),
    ])
      for (const call of [
        start(app, 'STARTER', as),
        changeTo(app, 'PROFESSIONAL', as),
        run(app, 'refreshSubscription', as),
        run(app, 'cancelSubscription', as),
        run(app, 'resumeSubscription', as),
        openPortal(app, as),
      ])
        expect((await call).code).toBe('FORBIDDEN');
  });

  test('admins see the subscription, teachers and students do not', async () => {
    const { institution } = await aSubscribed(app, stripe);
    const admin = await anAdmin(app, { institution });
    expect(await billingOf(app, admin)).toMatchObject({ subscription: { status: 'ACTIVE' } });
    expect(await invoicesOf(app, admin)).toHaveLength(1);
    for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })]) {
      expect(await billingOf(app, as)).toMatchObject({ subscription: null });
      expect((await app.graphql('{ planInvoices { totalCount } }', {}, { as })).code).toBe('FORBIDDEN');
    }
  });

  test('but not without an answer of Stripe, and later on the same page', async () => {
    const { owner } = await anOwned(app);
    stripe.failing = true;
    expect((await start(app, 'STARTER', owner)).code).toBe('CONFLICT');
    stripe.failing = false;
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    expect(stripe.pagesOf(id)).toHaveLength(1);
  });
});

describe('reports of Stripe', () => {
  test('change nothing when they are repeated, at once and later', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    const { event } = stripe.subscribe(id)!;
    expect(await Promise.all([event, event, event].map((one) => send(app, one)))).toEqual([200, 200, 200]);
    expect(await send(app, event)).toBe(200);
    expect(await kindsOf(owner)).toEqual(['PLAN_CHANGE']);
    expect(await invoicesOf(app, owner)).toHaveLength(1);
  });

  test('end in the present state in any order, and when they are late', async () => {
    const { owner, subscription, id } = await aSubscribed(app, stripe);
    const early = signEvent('customer.subscription.updated', structuredClone(subscription));
    const failed = signEvent('invoice.payment_failed', stripe.billing.renew(subscription, { fails: true }));
    stripe.billing.settle(subscription);
    const paid = signEvent('invoice.paid', stripe.billing.invoicesOf(subscription.id).at(-1));
    stripe.billing.end(subscription);
    const ended = signEvent('customer.subscription.deleted', subscription);
    for (const event of [ended, paid, failed, early]) expect(await send(app, event)).toBe(200);
    expect(await billingOf(app, owner)).toEqual({ plan: 'FREE', requestedPlan: null, subscription: null });
    expect(await invoicesOf(app, owner)).toMatchObject([{ status: 'PAID' }, { status: 'PAID' }]);
    const { rows } = await app.db.query('select status from subscription where id = $1', [id]);
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  test('at the same time end in the present state', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    const events = [1, 2, 3, 4].map(() => signEvent('customer.subscription.updated', subscription));
    stripe.billing.renew(subscription, { fails: true });
    const sent = events.map((event) => send(app, event));
    stripe.billing.settle(subscription);
    expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
    await send(app, signEvent('invoice.paid', stripe.billing.invoicesOf(subscription.id)[0]));
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { status: 'ACTIVE' },
    });
  });

  test('that are lost are made up for by the owner who comes back', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'PROFESSIONAL', owner)).data.startSubscription.institution.subscription;
    stripe.subscribe(id);
    const { data } = await run(app, 'refreshSubscription', owner);
    expect(data.refreshSubscription.institution).toMatchObject({
      plan: 'PROFESSIONAL',
      subscription: { status: 'ACTIVE' },
    });
  });

  test('that are lost are made up for by a job', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    const { subscription } = stripe.subscribe(id)!;
    await askAll();
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'STARTER' });
    stripe.billing.end(subscription);
    await askAll();
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: null });
  });

  test('without an answer are refused, so that Stripe repeats them', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    stripe.billing.end(subscription);
    const ended = signEvent('customer.subscription.deleted', subscription);
    stripe.failing = true;
    expect(await send(app, ended)).toBe(500);
    stripe.failing = false;
    expect(await send(app, ended)).toBe(200);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: null });
  });

  test('are not believed with a foreign signature, and those of others are ignored', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    const { subscription, event } = stripe.subscribe(id)!;
    expect(await send(app, signEvent('customer.subscription.updated', subscription, 'whsec_other'))).toBe(
      400,
    );
    expect(await send(app, { ...event, signature: 't=1,v1=00' })).toBe(400);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: { status: 'PENDING' } });
    const foreign = {
      ...subscription,
      metadata: { ...subscription.metadata, subscriptionId: crypto.randomUUID() },
    };
    expect(await send(app, signEvent('customer.subscription.updated', foreign))).toBe(200);
    const other = {
      ...subscription,
      metadata: { ...subscription.metadata, institutionId: (await anOwned(app)).institution.id },
    };
    expect(await send(app, signEvent('customer.subscription.updated', other))).toBe(200);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE' });
  });
});

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
    await send(app, signEvent('invoice.paid', renewed));
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
    await send(app, signEvent('customer.subscription.updated', subscription));
    expect((await billingOf(app, owner)).subscription.cancelAt).not.toBeNull();
    await run(app, 'resumeSubscription', owner);
    expect(subscription.cancel_at).toBeNull();
  });

  test('that ends leaves the institution on Free, keeps its students, and notifies the owner', async () => {
    const { owner, institution, subscription } = await aSubscribed(app, stripe);
    for (let n = 0; n < 5; n++) await aStudent(app, { institution });
    stripe.billing.end(subscription);
    await send(app, signEvent('customer.subscription.deleted', subscription));
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
    await send(app, next.event);
    await send(app, ended);
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'PROFESSIONAL',
      subscription: { status: 'ACTIVE' },
    });
  });

  test('whose payment fails is past due, keeps the plan, and notifies the owner once', async () => {
    const { owner, institution, subscription } = await aSubscribed(app, stripe);
    const invoice = stripe.billing.renew(subscription, { fails: true });
    await send(app, signEvent('invoice.payment_failed', invoice));
    await send(app, signEvent('invoice.payment_failed', invoice));
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
    await send(app, signEvent('invoice.paid', invoice));
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
    await send(app, stripe.subscribe(id)!.event);
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

describe('without keys of Stripe', () => {
  test('plans are not sold, and everything stays with sales and staff', async () => {
    const manual = await startApp({ env: { DEMO: 'false' } });
    try {
      const { owner } = await anOwned(manual);
      expect((await start(manual, 'STARTER', owner)).code).toBe('CONFLICT');
      expect((await run(manual, 'refreshSubscription', owner)).code).toBe('CONFLICT');
      expect(await billingOf(manual, owner)).toMatchObject({ plan: 'FREE', subscription: null });
      const { code } = await manual.graphql(
        'mutation { requestInstitutionPlan(input: { plan: STARTER }) { institution { requestedPlan } } }',
        {},
        { as: owner },
      );
      expect(code).toBeUndefined();
    } finally {
      await manual.stop();
    }
  });
});
