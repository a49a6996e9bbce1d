import { Field, ObjectType } from 'type-graphql';
import type { Viewer } from '#kernel/viewer';
import { availabilityPolicy } from './availability.policy.ts';

@ObjectType({ description: 'Permissions of the viewer on office hours.' })
export class AvailabilityPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may stop offering them.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may book a slot.' })
  book!: boolean;
}

interface Needs {
  institution: string;
  member: string;
}

/** Returns the permissions on office hours by the policy. */
export function availabilityPermissions(
  { institution, member }: Needs,
  viewer: Viewer,
): AvailabilityPermissions {
  const hosting = { institutionId: institution, memberId: member };
  return {
    delete: availabilityPolicy.delete(viewer, hosting),
    book: availabilityPolicy.book(viewer, hosting),
  };
}
