/**
 * SQL: members of the JSON object of a viewer who acts by a secret instead of a session, without `token`. For the aliases `a`
 * of the account, `i` of the institution and `m` of the active membership.
 */
export const MEMBER_VIEWER = `'accountId', a.id, 'sessionId', null, 'email', a.email, 'isVerified', a.is_verified, 'isSuperAdmin', false,
      'institutionId', i.id, 'namespace', i.namespace, 'membershipId', m.id, 'role', m.role,
      'isOwner', coalesce(m.is_owner, false), 'access', m.access,
      'lacksTwoFactor', coalesce(i.requires_two_factor and a.two_factor_at is null, false), 'allowedAddresses', i.allowed_addresses,
      'sessionTimeoutMinutes', null`;
