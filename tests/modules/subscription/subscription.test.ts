import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAboutSubscriptions } from '#modules/subscription/ask-subscriptions.jobs';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
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
  stripe.dropping = false;
  stripe.billing.declining = false;
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const kindsOf = async (owner: Member) => (await notificationsOf(app, owner)).map(({ kind }) => kind);

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
    expect(await sendEvent(app, event)).toBe(200);
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
    expect(one.data.startSubscription.paymentUrl).toBe(two.data.startSubscription.paymentUrl);
    const { id } = one.data.startSubscription.institution.subscription;
    expect(stripe.pagesOf(id)).toHaveLength(1);
  });

  test('to one plan only: choosing another closes the first page', async () => {
    const { owner } = await anOwned(app);
    const first = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription.id;
    const second = (await start(app, 'PROFESSIONAL', owner)).data.startSubscription.institution.subscription
      .id;
    expect(stripe.subscribe(first)).toBeNull();
    await sendEvent(app, stripe.subscribe(second)!.event);
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

  test('also on a page whose opening was never answered: it is found again, and what was paid there counts', async () => {
    const { owner, institution } = await anOwned(app);
    stripe.dropping = true;
    expect((await start(app, 'STARTER', owner)).code).toBe('CONFLICT');
    stripe.dropping = false;
    const { rows } = await app.db.query<{ id: string }>(
      'select id from subscription where institution_id = $1',
      [institution.id],
    );
    const { id } = rows[0]!;
    stripe.subscribe(id); // its report is lost, too
    await askAll();
    expect(await billingOf(app, owner)).toMatchObject({
      plan: 'STARTER',
      subscription: { status: 'ACTIVE' },
    });
    expect(stripe.pagesOf(id)).toHaveLength(1);
  });
});

describe('reports of Stripe', () => {
  test('change nothing when they are repeated, at once and later', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    const { event } = stripe.subscribe(id)!;
    expect(await Promise.all([event, event, event].map((one) => sendEvent(app, one)))).toEqual([
      200, 200, 200,
    ]);
    expect(await sendEvent(app, event)).toBe(200);
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
    for (const event of [ended, paid, failed, early]) expect(await sendEvent(app, event)).toBe(200);
    expect(await billingOf(app, owner)).toEqual({ plan: 'FREE', requestedPlan: null, subscription: null });
    expect(await invoicesOf(app, owner)).toMatchObject([{ status: 'PAID' }, { status: 'PAID' }]);
    const { rows } = await app.db.query('select status from subscription where id = $1', [id]);
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  test('at the same time end in the present state', async () => {
    const { owner, subscription } = await aSubscribed(app, stripe);
    const events = [1, 2, 3, 4].map(() => signEvent('customer.subscription.updated', subscription));
    stripe.billing.renew(subscription, { fails: true });
    const sent = events.map((event) => sendEvent(app, event));
    stripe.billing.settle(subscription);
    expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
    await sendEvent(app, signEvent('invoice.paid', stripe.billing.invoicesOf(subscription.id)[0]));
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
    expect(await sendEvent(app, ended)).toBe(500);
    stripe.failing = false;
    expect(await sendEvent(app, ended)).toBe(200);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: null });
  });

  test('are not believed with a foreign signature, and those of others are ignored', async () => {
    const { owner } = await anOwned(app);
    const { id } = (await start(app, 'STARTER', owner)).data.startSubscription.institution.subscription;
    const { subscription, event } = stripe.subscribe(id)!;
    expect(
      await sendEvent(app, signEvent('customer.subscription.updated', subscription, 'whsec_other')),
    ).toBe(400);
    expect(await sendEvent(app, { ...event, signature: 't=1,v1=00' })).toBe(400);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE', subscription: { status: 'PENDING' } });
    const foreign = {
      ...subscription,
      metadata: { ...subscription.metadata, subscriptionId: crypto.randomUUID() },
    };
    expect(await sendEvent(app, signEvent('customer.subscription.updated', foreign))).toBe(200);
    const other = {
      ...subscription,
      metadata: { ...subscription.metadata, institutionId: (await anOwned(app)).institution.id },
    };
    expect(await sendEvent(app, signEvent('customer.subscription.updated', other))).toBe(200);
    expect(await billingOf(app, owner)).toMatchObject({ plan: 'FREE' });
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
