import { Role } from './role.ts';

/** Who a request comes from. Ids are null for a visitor, the membership's for an account without an institution. */
export interface Viewer {
  accountId: string | null;
  sessionId: string | null;
  email: string | null;
  isVerified: boolean;
  isSuperAdmin: boolean;
  /** The session's institution: what row level security opens. A visitor has none, whatever the host. */
  institutionId: string | null;
  namespace: string | null;
  membershipId: string | null;
  role: Role | null;
  isOwner: boolean;
  /** How far the membership reaches: all of the institution, or what the seats give. Null without one. */
  access: 'member' | 'seat' | null;
  /** The API token that speaks for the account, within its scopes; null for a person who signed in, and for a visitor. */
  token: TokenGrant | null;
}

/** Which API token, and what it may do. */
export interface TokenGrant {
  id: string;
  scopes: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const VISITOR: Viewer = {
  accountId: null,
  sessionId: null,
  email: null,
  isVerified: false,
  isSuperAdmin: false,
  institutionId: null,
  namespace: null,
  membershipId: null,
  role: null,
  isOwner: false,
  access: null,
  token: null,
};

/**
 * The same account outside of its session's institution: it sees what is public and its own rows. A token is bound to its
 * institution and outside sees what a visitor does.
 */
export const withoutInstitution = (viewer: Viewer): Viewer =>
  viewer.token
    ? { ...VISITOR, token: viewer.token }
    : {
        ...viewer,
        institutionId: null,
        namespace: null,
        membershipId: null,
        role: null,
        isOwner: false,
        access: null,
      };

/** Nobody in particular inside an institution: what the server reads and writes there by itself. */
export const systemViewer = (institutionId: string): Viewer => ({ ...VISITOR, institutionId });

/** What permissions go by: a role, 'seat' for a membership that reaches as far as its seats, 'visitor' without one. */
export type EffectiveRole = Role | 'seat' | 'visitor';

/** Returns the role that permissions go by: an institution's owner may do what its admins may. */
export function effectiveRole(viewer: Viewer): EffectiveRole {
  if (viewer.isOwner) return Role.ADMIN;
  if (viewer.access === 'seat') return 'seat';
  return viewer.role ?? 'visitor';
}

/** Somebody whose session speaks for a membership. */
export type MemberViewer = Viewer & { accountId: string; institutionId: string; membershipId: string };

export const isMember = (viewer: Viewer): viewer is MemberViewer =>
  viewer.accountId !== null && viewer.institutionId !== null && viewer.membershipId !== null;
