import { Field, ObjectType } from 'type-graphql';
import type { Role } from '#kernel/role';
import type { Viewer } from '#kernel/viewer';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.enums.ts';

@ObjectType({ description: 'Permissions of the viewer on a membership.' })
export class MemberPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may remove the member from the institution.' })
  remove!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may restore a removed member.' })
  restore!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may erase the personal data of the member.' })
  erase!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer may change the member's role." })
  changeRole!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may make the member the owner.' })
  transferOwnership!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may leave the institution. False for other members, and for the owner.',
  })
  leave!: boolean;
}

interface Needs {
  id: string;
  institution: string;
  isOwner: boolean;
  role: Role;
  status: MembershipStatus;
  erasedAt: string | null;
}

/** Returns the permissions on a membership by the policy. */
export function memberPermissions(
  { institution: institutionId, status, erasedAt, ...member }: Needs,
  viewer: Viewer,
): MemberPermissions {
  const mayManage = membershipPolicy.manage(viewer, { ...member, institutionId });
  const isActive = status === MembershipStatus.ACTIVE;
  return {
    remove: mayManage && isActive,
    restore: mayManage && !isActive && erasedAt === null,
    erase: mayManage && !viewer.token && erasedAt === null,
    changeRole: mayManage && isActive,
    transferOwnership:
      isActive && membershipPolicy.transferOwnership(viewer, { id: member.id, institutionId }),
    leave: isActive && membershipPolicy.leave(viewer, member),
  };
}
