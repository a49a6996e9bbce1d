import { aFile } from '#tests/support/factories';
import type { App } from '#tests/support/app';
import type { Call, Sample } from '#tests/support/sample';

/** Lets the institution of a call await its approval. */
async function whilePending(app: App, { given }: Pick<Call, 'given'>): Promise<Call> {
  const { id } = given['input'] as { id: string };
  await app.db.query('update institution set pending_since = now() where id = $1', [id]);
  return { given };
}

export const sample: Sample = {
  callers: {
    setInstitutionPlan: 'platform',
    approveInstitution: 'platform',
    rejectInstitution: 'platform',
    suspendInstitution: 'platform',
    reopenInstitution: 'platform',
    removeAllowedAddresses: 'platform',
  },
  values: {
    namespace: 'somewhere-new',
    institution: 'somewhere-else',
    website: 'https://example.org',
    adminEmail: 'admin@example.org',
    by: 'DAY',
    requiresTwoFactor: false, // would need an app of the caller
    sessionTimeoutMinutes: 30,
    passwordMinLength: 12,
    allowedAddresses: '127.0.0.1', // the address of the tests
    plan: 'ENTERPRISE', // Free would let nobody else in
    primaryColor: '#2d4fd6',
  },
  inputs: { setInstitutionPlan: { until: '2150-06-30' } },
  idOf: {
    approveInstitution: 'institutionId',
    rejectInstitution: 'institutionId',
    removeAllowedAddresses: 'institutionId',
    reopenInstitution: 'institutionId',
    suspendInstitution: 'institutionId',
    setInstitutionPlan: 'institutionId',
  },
  calls: { approveInstitution: whilePending, rejectInstitution: whilePending },
  own: async (app, { institution, self }) => ({
    institutionId: institution.id,
    logoId: await aFile(app, { by: self, purpose: 'logo', imageKey: '6'.repeat(32) }),
    faviconId: await aFile(app, { by: self, purpose: 'favicon', imageKey: '7'.repeat(32) }),
  }),
  targets: (_app, { institution }) => Promise.resolve({ seen: { institution: institution.id } }),
};
