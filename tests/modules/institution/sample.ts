import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: { setInstitutionPlan: 'platform', suspendInstitution: 'platform', reopenInstitution: 'platform' },
  values: {
    namespace: 'somewhere-new',
    institution: 'somewhere-else',
    website: 'https://example.org',
    adminEmail: 'admin@example.org',
    by: 'DAY',
    plan: 'ENTERPRISE', // Free would let nobody else in
  },
  idOf: {
    reopenInstitution: 'institutionId',
    suspendInstitution: 'institutionId',
    setInstitutionPlan: 'institutionId',
  },
  own: (_app, { institution }) => Promise.resolve({ institutionId: institution.id }),
  targets: (_app, { institution }) => Promise.resolve({ seen: { institution: institution.id } }),
};
