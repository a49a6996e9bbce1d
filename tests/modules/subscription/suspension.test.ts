import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAboutSubscriptions } from '#modules/subscription/ask-subscriptions.jobs';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, type Member } from '#tests/support/factories';
import { sendEvent, signEvent, startStripe, type StripeStandIn } from '#tests/support/stripe';
import { aSubscribed, invoicesOf } from './calls.ts';

let stripe: StripeStandIn;
let app: App;
let platform: Member;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ env: stripe.env });
  platform = await aTeacher(app, { isSuperAdmin: true });
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const suspend = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { suspendInstitution(input: { id: $id, reason: "Unpaid" }) { institution { id } } }',
    { id },
    { as: platform },
  );
const reopen = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { reopenInstitution(input: { id: $id }) { institution { id } } }',
    { id },
    { as: platform },
  );

describe('the subscription of a suspended institution', () => {
  test('charges nothing until the institution is reopened', async () => {
    const { institution, owner, subscription } = await aSubscribed(app, stripe);
    await suspend(institution.id);
    await askAboutSubscriptions(app.services);
    expect(subscription).toMatchObject({ status: 'active', pause_collection: { behavior: 'void' } });
    const skipped = stripe.billing.renew(subscription);
    expect(await sendEvent(app, signEvent('invoice.voided', skipped))).toBe(200);

    await reopen(institution.id);
    await askAboutSubscriptions(app.services);
    expect(subscription.pause_collection).toBeNull();
    const paid = stripe.billing.renew(subscription);
    expect(await sendEvent(app, signEvent('invoice.paid', paid))).toBe(200);
    expect(await invoicesOf(app, owner)).toMatchObject([
      { status: 'PAID', number: paid.number },
      { status: 'VOID', number: skipped.number },
      { status: 'PAID' },
    ]);
  });

  test('pauses later when the provider did not answer at first', async () => {
    const { institution, subscription } = await aSubscribed(app, stripe);
    await suspend(institution.id);
    stripe.failing = true;
    await askAboutSubscriptions(app.services);
    stripe.failing = false;
    expect(subscription.pause_collection).toBeNull();
    await askAboutSubscriptions(app.services);
    expect(subscription.pause_collection).not.toBeNull();
  });

  test('that is reopened before the provider was asked stays as it is', async () => {
    const { institution, subscription } = await aSubscribed(app, stripe);
    await suspend(institution.id);
    await reopen(institution.id);
    await askAboutSubscriptions(app.services);
    expect(subscription.pause_collection).toBeNull();
  });
});
