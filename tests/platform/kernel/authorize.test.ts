import { expect, test } from 'vitest';
import { assertMember, authorize } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { type MemberViewer, type Viewer, VISITOR } from '#kernel/viewer';

const MEMBER: Viewer = {
  ...VISITOR,
  accountId: 'a',
  institutionId: 'i',
  membershipId: 'm',
  role: Role.INSTRUCTOR,
};
const policy = {
  create: (viewer: Viewer) => viewer.role === Role.INSTRUCTOR,
  edit: (viewer: Viewer, course: { ownerId: string }) => viewer.membershipId === course.ownerId,
};

test('accepts a member who has the permission and narrows the type', () => {
  const viewer: Viewer = MEMBER;
  authorize(viewer, policy.edit, { ownerId: 'm' });
  const member: MemberViewer = viewer; // does not compile without the narrowing
  expect(member.membershipId).toBe('m');
});

test('rejects a member without the permission', () => {
  expect(() => authorize(MEMBER, policy.edit, { ownerId: 'another' })).toThrow(
    'You don’t have permission to do this.',
  );
});

test('rejects a viewer who is not a member without asking the policy', () => {
  expect(() => authorize({ ...VISITOR, role: Role.INSTRUCTOR }, policy.create)).toThrow(
    'You don’t have permission to do this.',
  );
});

test('rejects a viewer who is not a member with the given error', () => {
  expect(() => assertMember(VISITOR, () => NotFound('Cohort'))).toThrow('Cohort not found.');
  expect(() => assertMember(VISITOR)).toThrow('You don’t have permission to do this.');
  expect(() => assertMember(MEMBER, () => NotFound('Cohort'))).not.toThrow();
});
