import type { GraphQLResolveInfo } from 'graphql';
import { withoutInstitution } from '#kernel/viewer';
import { VIEWER } from '#modules/account/viewer.resolver';
import { merged } from '#platform/read/reads';
import { byId } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { Enrollment } from './enrollment.entity.ts';
import type { Written } from './enrollment.service.ts';

/** Source: the enrollment with the given `id`. */
export const ENROLLMENT = byId(Enrollment, ['id', 'guestId']);

/** Source: the enrollment with the given `formerId`. */
export const FORMER_ENROLLMENT = byId(Enrollment, ['formerId']);

export const ENROLL_SOURCES = { enrollment: ENROLLMENT, viewer: VIEWER };

/**
 * Reads the payload of an enrollment that was written. A guest reads the enrollment from outside the session's
 * institution, where row level security shows an account its own rows, and the viewer from inside.
 */
export async function readEnrollPayload(
  context: Context,
  info: GraphQLResolveInfo,
  { id, isGuest }: Written,
): Promise<object> {
  if (!isGuest) return context.reads.payload(info, ENROLL_SOURCES, { id });
  const [enrollment, viewer] = await Promise.all([
    context
      .as(withoutInstitution(context.viewer))
      .reads.payload(info, { enrollment: ENROLLMENT }, { guestId: id }),
    context.reads.payload(info, { viewer: VIEWER }),
  ]);
  return merged(enrollment, viewer);
}
