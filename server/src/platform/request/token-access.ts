import type { Scope } from '#kernel/scope';

/** Access for sessions only: API tokens are rejected, whatever their scopes. */
export const SESSION_ONLY = 'session only';

/** Access for every API token: public data, or data about the token itself. */
export const ANY_TOKEN = 'any token';

/** Requirement for an API token to call a root field: one of the constants above, or all of the given scopes. */
export type TokenAccess = typeof SESSION_ONLY | typeof ANY_TOKEN | readonly [Scope, ...Scope[]];

/** Requirement for an API token to read the objects of a type: one of the constants above, or a scope. */
export type TypeScope = typeof SESSION_ONLY | typeof ANY_TOKEN | Scope;

/** Requirements for API tokens, by root field. */
export type TokenAccesses = Readonly<Record<string, TokenAccess>>;
