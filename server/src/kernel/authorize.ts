import { ClosedInstitution, Forbidden, TwoFactorSetUpRequired, type AppError } from './errors.ts';
import { isMember, type MemberViewer, type Viewer } from './viewer.ts';

/**
 * Asserts that the viewer is a member of the session's institution.
 * @param refuse makes the error for anyone else: `NotFound('Cohort')` where they must not learn that the object exists
 * @throws TWO_FACTOR_SETUP_REQUIRED for a member who has to set it up first; else the error made by `refuse`, FORBIDDEN by default
 */
export function assertMember(
  viewer: Viewer,
  refuse: () => AppError = Forbidden,
): asserts viewer is MemberViewer {
  if (isMember(viewer)) return;
  if (viewer.closing) throw ClosedInstitution();
  throw viewer.lacksTwoFactor ? TwoFactorSetUpRequired() : refuse();
}

/**
 * Asserts that the viewer is a member who has a permission: `authorize(viewer, coursePolicy.edit, course)`.
 * @param target further arguments of the policy
 * @throws FORBIDDEN
 */
export function authorize<Target extends unknown[]>(
  viewer: Viewer,
  policy: (viewer: MemberViewer, ...target: Target) => boolean,
  ...target: Target
): asserts viewer is MemberViewer {
  assertMember(viewer);
  if (!policy(viewer, ...target)) throw Forbidden();
}
