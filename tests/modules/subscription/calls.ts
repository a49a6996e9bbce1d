import type { App } from '#tests/support/app';
import {
  type Actor,
  anAdmin,
  anInstitution,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { sendEvent, type StripeStandIn } from '#tests/support/stripe';
import type { StripeSubscription } from '#tests/support/stripe-billing';

const READ = `institution { plan requestedPlan subscription { id plan nextPlan status currentPeriodEnd cancelAt } }`;

export const start = (app: App, plan: string, as: Actor) =>
  app.graphql(
    `mutation ($plan: Plan!) { startSubscription(input: { plan: $plan }) { paymentUrl ${READ} } }`,
    { plan },
    { as },
  );

export const changeTo = (app: App, plan: string, as: Actor) =>
  app.graphql(
    `mutation ($plan: Plan!) { changeSubscription(input: { plan: $plan }) { ${READ} } }`,
    { plan },
    { as },
  );

/** Runs a mutation without arguments. */
export const run = (
  app: App,
  mutation: 'refreshSubscription' | 'cancelSubscription' | 'resumeSubscription',
  as: Actor,
) => app.graphql(`mutation { ${mutation} { ${READ} } }`, {}, { as });

export const openPortal = (app: App, as: Actor) =>
  app.graphql('mutation { openBillingPortal { url } }', {}, { as });

/** Returns the plan and the open subscription of the institution of somebody. */
export const billingOf = async (app: App, as: Actor) =>
  (await app.graphql(`{ ${READ} }`, {}, { as })).data.institution;

export const invoicesOf = async (app: App, as: Actor) =>
  (
    await app.graphql(
      '{ planInvoices { totalCount nodes { id number title status paidAt amount { amount currency } periodStart periodEnd } } }',
      {},
      { as },
    )
  ).data.planInvoices.nodes;

export interface Owned {
  institution: InstitutionRow;
  owner: Member;
}

export async function anOwned(
  app: App,
  plan: 'free' | 'starter' | 'professional' | 'enterprise' = 'free',
): Promise<Owned> {
  const institution = await anInstitution(app, { plan });
  return { institution, owner: await anAdmin(app, { institution, isOwner: true }) };
}

/** Creates an institution whose owner subscribed to a plan. */
export async function aSubscribed(
  app: App,
  stripe: StripeStandIn,
  plan = 'STARTER',
): Promise<Owned & { id: string; subscription: StripeSubscription }> {
  const owned = await anOwned(app);
  const { data } = await start(app, plan, owned.owner);
  const { id } = data.startSubscription.institution.subscription;
  const { subscription, event } = stripe.subscribe(id)!;
  await sendEvent(app, event);
  return { ...owned, id, subscription };
}
