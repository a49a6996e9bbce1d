import * as z from 'zod/mini';
import type { MemberItemFragment } from '../documents/institution.generated.ts';
import { named, said } from './described.ts';
import { lower, role } from './enums.ts';
import { identity, identityShape } from './identity.ts';

export const Member = named(
  'Member',
  'A person of an institution.',
  z.object({
    ...identityShape,
    role,
    user: z.object({
      ...identityShape,
      firstName: z.string(),
      lastName: z.string(),
      email: said('Null for who may not see it.', z.nullable(z.string())),
    }),
    numCourses: said('Courses of the cohorts in which the person has a seat.', z.int()),
  }),
);

/** A person of an institution. The account behind it is nobody's business: `user` has the membership's identity. */
export function member(of: MemberItemFragment): z.infer<typeof Member> {
  return {
    ...identity(of),
    role: lower(of.role),
    user: { ...identity(of), firstName: of.firstName, lastName: of.lastName, email: of.email },
    numCourses: of.courseCount,
  };
}
