import type { App } from '#tests/support/app';
import { anAdmin, anInstitution, aPlanSubscription } from '#tests/support/factories';
import { type Call, CANARY, HIDDEN, type Sample } from '#tests/support/sample';

const ACTS = [
  'startSubscription',
  'refreshSubscription',
  'changeSubscription',
  'cancelSubscription',
  'resumeSubscription',
  'openBillingPortal',
];

const ofAll = <T>(value: T): Record<string, T> => Object.fromEntries(ACTS.map((name) => [name, value]));

/** Returns the call of an owner. */
const asOwner = async (app: App, { given }: Call): Promise<Call> => {
  const institution = await anInstitution(app, { plan: 'free' });
  return { as: await anAdmin(app, { institution, isOwner: true }), given };
};

export const sample: Sample = {
  inputs: { startSubscription: { plan: 'STARTER' }, changeSubscription: { plan: 'STARTER' } },
  calls: ofAll(asOwner),
  needsMore: ofAll('needs a provider that takes payments'),
  silent: ofAll('nothing is paid where plans are not sold'),
  idOf: { planInvoice: 'planInvoiceId' },
  own: async (app, { institution }) => ({
    planInvoiceId: (await aPlanSubscription(app, { institution, status: 'ended' })).invoiceId,
  }),
  targets: async (app, { institution }) => {
    const { id, invoiceId } = await aPlanSubscription(app, { institution, title: `${HIDDEN}-${CANARY}` });
    return { hidden: { 'plan subscription': id, 'plan invoice': invoiceId } };
  },
};
