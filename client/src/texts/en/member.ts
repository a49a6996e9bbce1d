import type { MembershipStatus, Role } from '../enums.generated.ts';

export const members = {
  title: 'Members',
  description: 'Everyone with access to the institution. Changes take effect at once.',
  list: 'Members',
  failed: 'We couldn’t load the members.',
  search: 'Search by name or email',
  role: 'Role',
  allRoles: 'All roles',
  status: 'Status',
  statuses: { ACTIVE: 'Active', DEACTIVATED: 'Removed' } satisfies Record<MembershipStatus, string>,
  name: 'Name',
  joined: 'Joined',
  actions: 'Actions',
  owner: 'Owner',
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name} has the role ${role} now.`,
  roleFailed: 'We couldn’t change the role. Please try again.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove Member',
  removeText: (name: string) =>
    `${name} is signed out at once and loses all seats. The history is kept, and you can restore the access later.`,
  removed: (name: string) => `${name} was removed.`,
  removeFailed: 'We couldn’t remove the member. Please try again.',
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} has access again.`,
  restoreFailed: 'We couldn’t restore the member. Please try again.',
  empty: 'No members yet.',
  emptyHint: 'Invite people below.',
  noneRemoved: 'No removed members.',
  noMatch: 'No members match these filters.',
  clear: 'Clear filters',
  makeRole: { STUDENT: 'Make student', INSTRUCTOR: 'Make teacher', ADMIN: 'Make admin' } satisfies Record<
    Role,
    string
  >,
  setRoleText: 'Their permissions change at once, also in open sessions.',
  setRoleDone: (count: number) => `Role of ${count} ${count === 1 ? 'member' : 'members'} changed.`,
  removeManyText: (count: number) =>
    `${count === 1 ? 'This member is' : `These ${count} members are`} signed out at once and lose all seats. The history is kept, and you can restore the access later.`,
  makeOwner: 'Make owner',
  makeOwnerNamed: (name: string) => `Make owner: ${name}`,
  makeOwnerTitle: 'Transfer ownership',
  makeOwnerText: (name: string) =>
    `${name} becomes the owner and you stay as an admin, at once. Only ${name} can give the ownership back.`,
  madeOwner: (name: string) => `${name} owns the institution now.`,
  ownerFailed: 'We couldn’t transfer the ownership. Please try again.',
  removedMany: (count: number) => `${count} ${count === 1 ? 'member' : 'members'} removed.`,
  restoredMany: (count: number) => `${count} ${count === 1 ? 'member' : 'members'} restored.`,
};

export const leaving = {
  title: 'Membership',
  description: (role: string, institution: string) => `${role} in ${institution}.`,
  failed: 'We couldn’t load your membership.',
  leave: (institution: string) => `Leave ${institution}`,
  confirm: 'Leave',
  warning:
    'You lose your seats and places on waitlists at once. Your account, your certificates and the history stay. Only the staff can let you in again.',
  left: (institution: string) => `You left ${institution}.`,
  notLeft: 'We couldn’t end your membership. Please try again.',
  owner: 'You own this institution. To leave, transfer the ownership first:',
  toMembers: 'Members',
};
