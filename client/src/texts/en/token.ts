export const apiTokens = {
  title: 'API Tokens',
  description:
    'Programs call the API with a token. It acts with the rights of who made it, within its scopes.',
  list: 'API tokens',
  failed: 'The API tokens could not be loaded.',
  add: 'Create Token',
  empty: 'There are no API tokens yet.',
  emptyHint: 'Create one for each program that calls the API, so that each can be revoked by itself.',
  noPlan: 'Your plan has no API access',
  noPlanText: (institution: string, plan: string) =>
    `${institution} is on the plan ${plan}. API access comes with Professional and Enterprise.`,
  noPlanStopped: 'Tokens that were made before are refused until then.',
  seePlans: 'See the Plans',
  plans: { FREE: 'Free', STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' },
  statuses: { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' },
  scopes: 'Scopes',
  createdBy: 'Created by',
  created: (name: string, date: string) => `${name}, ${date}`,
  lastUsed: 'Last used',
  neverUsed: 'Never',
  expires: 'Expires',
  expired: 'Expired',
  revokedOn: 'Revoked',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke API Token',
  revokeText: (name: string) =>
    `Programs that use “${name}” are refused at once. A token that is revoked cannot be used again.`,
  revoked: (name: string) => `“${name}” was revoked.`,
  revokeFailed: 'The token could not be revoked. Please try again.',
};

export const apiTokenForm = {
  title: 'Create API Token',
  name: 'Name',
  nameHint: 'What uses it, such as “Nightly report”.',
  expires: 'Expires',
  days: (days: number) => `After ${days} days`,
  scopes: 'What it may do',
  read: 'Read',
  write: 'Write',
  areas: {
    courses: 'Courses',
    cohorts: 'Cohorts',
    activities: 'Activities',
    certificates: 'Certificates',
    files: 'Files',
    members: 'People',
    institution: 'Institution',
    webhooks: 'Webhooks',
    audit: 'Audit log',
  },
  submit: 'Create Token',
  failed: 'The token could not be created. Please try again.',
};

export const apiTokenSecret = {
  title: 'Your New API Token',
  text: 'Copy it now and keep it where your program can read it: it is not shown again. Whoever has it can do what it may do.',
  label: 'API token',
  copy: 'Copy Token',
  done: 'I Have Copied It',
};
