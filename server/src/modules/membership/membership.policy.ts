import { isAdmin, isAdminOf, isStaff, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Columns of a membership that decide about permissions. */
interface ManagedMember {
  id: string;
  institutionId: string;
  isOwner: boolean;
  role: Role;
}

export const membershipPolicy = {
  seeStudents: isStaff,
  manageInstitution: isAdmin,
  /**
   * Remove, restore and change the role: admins, except for the owner and themselves. So an institution keeps
   * its owner, or without one the admin who acts. API tokens manage no admins: these may do more than any scopes allow.
   */
  manage: (viewer: Viewer, member: ManagedMember) =>
    isAdminOf(viewer, member) &&
    !member.isOwner &&
    viewer.membershipId !== member.id &&
    (!viewer.token || member.role !== Role.ADMIN),
  /** Only the owner, and not with an API token. */
  transferOwnership: (viewer: Viewer, member: Pick<ManagedMember, 'id' | 'institutionId'>) =>
    viewer.isOwner &&
    !viewer.token &&
    viewer.institutionId === member.institutionId &&
    viewer.membershipId !== member.id,
  /** The owner has to transfer the ownership first. */
  leave: (viewer: Viewer, member: Pick<ManagedMember, 'id' | 'isOwner'>) =>
    viewer.membershipId === member.id && !member.isOwner && !viewer.token,
  /** API tokens make no admins. */
  grant: (viewer: Viewer, role: Role) => isAdmin(viewer) && (!viewer.token || role !== Role.ADMIN),
};
