import type { Scope } from '#kernel/scope.rules';

/** For signed-in people: no API token gets in, whatever its scopes. */
export const SESSION_ONLY = 'session only';

/** For every API token: the field returns public data, or data about the token itself. */
export const ANY_TOKEN = 'any token';

/** What an API token needs to call a root field: one of the above, or all of these scopes. */
export type TokenAccess = typeof SESSION_ONLY | typeof ANY_TOKEN | readonly [Scope, ...Scope[]];

/** What API tokens need, by root field. */
export type TokenAccesses = Readonly<Record<string, TokenAccess>>;
