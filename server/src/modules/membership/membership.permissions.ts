import { Field, ObjectType } from 'type-graphql';
import type { Viewer } from '#kernel/viewer';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.ts';

@ObjectType({ description: 'What the viewer may do with a membership.' })
export class MemberPermissions {
  @Field(() => Boolean, { description: 'Remove the person from the institution.' })
  remove!: boolean;

  @Field(() => Boolean, { description: 'Let a removed person back in.' })
  restore!: boolean;

  @Field(() => Boolean, { description: 'Give the person another role.' })
  changeRole!: boolean;
}

interface Needs {
  id: string;
  institution: string;
  isOwner: boolean;
  status: MembershipStatus;
}

/** Returns the policy's answers about a membership as it was read. */
export function memberPermissions(
  { institution: institutionId, status, ...member }: Needs,
  viewer: Viewer,
): MemberPermissions {
  const mayManage = membershipPolicy.manage(viewer, { ...member, institutionId });
  const isActive = status === MembershipStatus.ACTIVE;
  return {
    remove: mayManage && isActive,
    restore: mayManage && !isActive,
    changeRole: mayManage && isActive,
  };
}
