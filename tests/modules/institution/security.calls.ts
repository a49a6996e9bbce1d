import type { App } from '#tests/support/app';
import type { GraphqlOptions } from '#tests/support/graphql';

const UPDATE = `mutation ($input: UpdateInstitutionSecurityInput!) {
  updateInstitutionSecurity(input: $input) {
    institution { security { requiresTwoFactor sessionTimeoutMinutes passwordMinLength allowedAddresses version } }
  }
}`;

export interface SecurityRules {
  requiresTwoFactor?: boolean;
  sessionTimeoutMinutes?: number | null;
  passwordMinLength?: number | null;
  allowedAddresses?: string[];
  version?: number;
}

/** Changes the security rules of an institution as one of its admins. */
export const updateSecurity = (app: App, input: SecurityRules, options: GraphqlOptions) =>
  app.graphql(UPDATE, { input }, options);

/** Options of a call from an address, for a server that trusts its proxy. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
