import type { TokenGrant } from '#kernel/viewer';
import type { Scope } from '#kernel/scope';
import { SESSION_ONLY } from '#platform/request/token-access';
import { SearchKind } from './search.enums.ts';

/** Scope with which an API token finds objects of a kind: the one that it needs to list them. */
const SCOPES: Record<SearchKind, Scope | typeof SESSION_ONLY> = {
  [SearchKind.COURSE]: 'courses:read',
  [SearchKind.COHORT]: 'cohorts:read',
  [SearchKind.PERSON]: 'members:read',
  [SearchKind.EVENT]: 'events:read',
  [SearchKind.DISCUSSION]: SESSION_ONLY,
};

/** Returns the wanted kinds that the caller may find: all of them in a session, with a token those of its scopes. */
export function allowedKinds(
  token: TokenGrant | null,
  wanted: readonly SearchKind[] | undefined,
): SearchKind[] {
  return Object.values(SearchKind).filter(
    (kind) => (!wanted || wanted.includes(kind)) && (!token || token.scopes.includes(SCOPES[kind])),
  );
}
