import type { App } from '#tests/support/app';
import { anAdmin, anInstitution } from '#tests/support/factories';
import type { Call, Sample } from '#tests/support/sample';

/** Returns the call of an owner on a plan from which both a smaller and a larger one can be chosen. */
const choosing =
  (plan: string) =>
  async (app: App): Promise<Call> => {
    const institution = await anInstitution(app, { plan: 'professional' });
    return { as: await anAdmin(app, { institution, isOwner: true }), given: { input: { plan } } };
  };

export const sample: Sample = {
  values: { students: 120 },
  calls: { changeInstitutionPlan: choosing('STARTER'), requestInstitutionPlan: choosing('ENTERPRISE') },
  messages: (_id, { institution }) => ({ billingChanged: { institutionId: institution.id } }),
  silent: { contactSales: 'a mail' },
};
