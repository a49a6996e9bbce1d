import { admits } from './address-range.rules.ts';
import { Role } from './role.ts';

/** The requesting user. IDs are null for a visitor; an account without an institution has no membership ID. */
export interface Viewer {
  accountId: string | null;
  sessionId: string | null;
  email: string | null;
  isVerified: boolean;
  isSuperAdmin: boolean;
  /** Institution of the session, which row level security admits. Null for a visitor, on any host. */
  institutionId: string | null;
  namespace: string | null;
  membershipId: string | null;
  role: Role | null;
  isOwner: boolean;
  /** Extent of the membership: the whole institution, or only the cohorts of the own seats. Null without one. */
  access: 'member' | 'seat' | null;
  /** Whether the session's institution requires two-factor authentication, which the account has not set up. */
  lacksTwoFactor: boolean;
  /** Institution of the session that the viewer owns and closed. The viewer has no membership then, but can reopen it. */
  closing: { institutionId: string; membershipId: string } | null;
  /** IP addresses and ranges from which the institution can be entered. Empty admits everybody. */
  allowedAddresses: readonly string[];
  /** Minutes without activity after which the institution ends a session. Null for the platform's default. */
  sessionTimeoutMinutes: number | null;
  /** Custom domain at which the session was opened and to which it is bound. Null on the platform's own hosts. */
  customHost: string | null;
  /** API token that authenticates the request, within its scopes. Null for a signed-in person and for a visitor. */
  token: TokenGrant | null;
}

/** ID and scopes of an API token. */
export interface TokenGrant {
  id: string;
  scopes: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A viewer in no institution. */
const NO_MEMBERSHIP = {
  institutionId: null,
  namespace: null,
  membershipId: null,
  role: null,
  isOwner: false,
  access: null,
} satisfies Partial<Viewer>;

export const VISITOR: Viewer = {
  accountId: null,
  sessionId: null,
  email: null,
  isVerified: false,
  isSuperAdmin: false,
  ...NO_MEMBERSHIP,
  lacksTwoFactor: false,
  closing: null,
  allowedAddresses: [],
  sessionTimeoutMinutes: null,
  customHost: null,
  token: null,
};

/**
 * Returns the viewer without an institution: it reads public data and the account's own rows. An API token is bound to
 * its institution; without it, it reads as a visitor.
 */
export const withoutInstitution = (viewer: Viewer): Viewer =>
  viewer.token ? { ...VISITOR, token: viewer.token } : { ...viewer, ...NO_MEMBERSHIP };

/** Returns the viewer of the server's own reads and writes inside an institution, without an account. */
export const systemViewer = (institutionId: string): Viewer => ({ ...VISITOR, institutionId });

/**
 * Returns the viewer as the owner of the session's institution, also of one that is being closed, which only its export and its
 * reopening may use. Null for everybody else.
 */
export function asOwner(viewer: Viewer): MemberViewer | null {
  if (viewer.closing && !viewer.token)
    return { ...(viewer as MemberViewer), ...viewer.closing, isOwner: true, access: 'member', closing: null };
  return isMember(viewer) && viewer.isOwner && !viewer.token ? viewer : null;
}

/** Role that permissions depend on: 'seat' for a membership with access to the own cohorts only, 'visitor' without one. */
export type EffectiveRole = Role | 'seat' | 'visitor';

/** Returns the role that permissions depend on. The owner of an institution has the permissions of an admin. */
export function effectiveRole(viewer: Viewer): EffectiveRole {
  if (viewer.isOwner) return Role.ADMIN;
  if (viewer.access === 'seat') return 'seat';
  return viewer.role ?? 'visitor';
}

/** Returns whether the viewer has the permissions of an admin in the institution of the session. */
export const isAdmin = (viewer: Viewer): boolean => effectiveRole(viewer) === Role.ADMIN;

/** Returns whether the viewer has the permissions of an instructor in the institution of the session, and not of an admin. */
export const isInstructor = (viewer: Viewer): boolean => effectiveRole(viewer) === Role.INSTRUCTOR;

/** Returns whether the viewer is an admin or an instructor. */
export const isStaff = (viewer: Viewer): boolean => isAdmin(viewer) || isInstructor(viewer);

interface OfInstitution {
  institutionId: string;
}

/** Returns whether the viewer is an admin of the institution of an object. */
export const isAdminOf = (viewer: Viewer, { institutionId }: OfInstitution): boolean =>
  isAdmin(viewer) && viewer.institutionId === institutionId;

/** Returns whether the viewer is an instructor of the institution of an object. */
export const isInstructorOf = (viewer: Viewer, { institutionId }: OfInstitution): boolean =>
  isInstructor(viewer) && viewer.institutionId === institutionId;

/**
 * Returns whether the viewer may be at the given IP address, as far as the institution limits it. The platform's staff may be
 * anywhere, so that nobody locks out everybody.
 */
export const mayCallFrom = (
  { isSuperAdmin, allowedAddresses }: Pick<Viewer, 'isSuperAdmin' | 'allowedAddresses'>,
  address: string,
): boolean => isSuperAdmin || admits(allowedAddresses, address);

/** Viewer with a membership. */
export type MemberViewer = Viewer & { accountId: string; institutionId: string; membershipId: string };

export const isMember = (viewer: Viewer): viewer is MemberViewer =>
  viewer.accountId !== null && viewer.institutionId !== null && viewer.membershipId !== null;
