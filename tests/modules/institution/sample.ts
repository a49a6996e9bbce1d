import { aFile } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: {
    setInstitutionPlan: 'platform',
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
  idOf: {
    removeAllowedAddresses: 'institutionId',
    reopenInstitution: 'institutionId',
    suspendInstitution: 'institutionId',
    setInstitutionPlan: 'institutionId',
  },
  own: async (app, { institution, self }) => ({
    institutionId: institution.id,
    logoId: await aFile(app, { by: self, purpose: 'logo', imageKey: '6'.repeat(32) }),
    faviconId: await aFile(app, { by: self, purpose: 'favicon', imageKey: '7'.repeat(32) }),
  }),
  targets: (_app, { institution }) => Promise.resolve({ seen: { institution: institution.id } }),
};
