import type { MemberItemFragment } from '../documents/institution.generated.ts';
import { lower } from './enums.ts';
import { identity } from './identity.ts';

/** A person of an institution. The account behind it is nobody's business: `user` has the membership's identity. */
export function member(of: MemberItemFragment) {
  return {
    ...identity(of),
    role: lower(of.role),
    user: { ...identity(of), firstName: of.firstName, lastName: of.lastName, email: of.email },
    numCourses: of.courseCount,
  };
}
