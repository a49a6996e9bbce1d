import type { ApiTokenStatus } from '../enums.generated.ts';

export const apiTokens = {
  title: 'API Tokens',
  description: 'Use a token to call the API. It has its creator’s permissions, limited to its scopes.',
  list: 'API tokens',
  failed: 'We couldn’t load the API tokens.',
  add: 'Create Token',
  empty: 'No API tokens yet.',
  emptyHint: 'Create one per integration so you can revoke each separately.',
  noPlan: 'Your plan has no API access',
  noPlanText: (institution: string, plan: string) =>
    `${institution} is on the ${plan} plan. Upgrade to Professional or Enterprise for API access.`,
  noPlanStopped: 'Existing tokens won’t work until you upgrade.',
  seePlans: 'See Plan and Billing',
  statuses: { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } satisfies Record<
    ApiTokenStatus,
    string
  >,
  scopes: 'Scopes',
  name: 'Name',
  actions: 'Actions',
  createdOn: 'Created',
  by: (name: string) => `by ${name}`,
  lastUsed: 'Last used',
  neverUsed: 'Never',
  expires: 'Expires',
  expired: 'Expired',
  revokedOn: 'Revoked',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke API Token',
  revokeText: (name: string) =>
    `Anything using “${name}” will stop working right away. This can’t be undone.`,
  revoked: (name: string) => `“${name}” was revoked.`,
  revokeFailed: 'We couldn’t revoke the token. Please try again.',
};

/** Areas whose titles are not their names. */
const OTHER_AREAS: Readonly<Record<string, string>> = { MEMBERS: 'People', AUDIT: 'Audit log' };

export const apiTokenForm = {
  title: 'Create API Token',
  name: 'Name',
  nameHint: 'What you’ll use it for, e.g. “Nightly report”.',
  expires: 'Expires',
  days: (days: number) => `After ${days} days`,
  scopes: 'Permissions',
  read: 'Read',
  write: 'Write',
  /** Returns the title of an area, such as COURSES. */
  area: (area: string) => OTHER_AREAS[area] ?? area.charAt(0) + area.slice(1).toLowerCase(),
  submit: 'Create Token',
  failed: 'We couldn’t create the token. Please try again.',
};

export const apiTokenSecret = {
  title: 'Your New API Token',
  text: 'Copy this token now. You won’t see it again. Anyone with this token can use its permissions, so keep it secret.',
  label: 'API token',
  copy: 'Copy Token',
  done: 'Done',
};
