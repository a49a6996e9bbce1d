import * as z from 'zod/mini';
import type { MemberItemFragment } from '../documents/institution.generated.ts';
import { defineSchema, described } from './described.ts';
import { lower, role } from './enums.ts';
import { identity, identityShape } from './identity.ts';

export const Member = defineSchema(
  'Member',
  'Member of an institution.',
  z.object({
    ...identityShape,
    role,
    user: z.object({
      ...identityShape,
      firstName: z.string(),
      lastName: z.string(),
      email: described('Email address; null if the caller may not read it.', z.nullable(z.string())),
    }),
    numCourses: described('Number of courses in the cohorts in which the member has a seat.', z.int()),
  }),
);

/** Builds a member. `user` has the ID of the membership, because account IDs are private. */
export function member(of: MemberItemFragment): z.infer<typeof Member> {
  return {
    ...identity(of),
    role: lower(of.role),
    user: { ...identity(of), firstName: of.firstName, lastName: of.lastName, email: of.email },
    numCourses: of.courseCount,
  };
}
