import type { EntityManager } from '@mikro-orm/postgresql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { CohortInstructor } from '#modules/cohort/cohort-parts.entity';
import { editorIdOf } from '#modules/course/co-teaching.service';
import { Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { Membership } from '#modules/membership/membership.entity';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Forbidden, Invalid, NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { isAdmin, type MemberViewer } from '#kernel/viewer';

/**
 * Asserts that each of the members can present: active instructors and admins of the institution.
 * @param field of the input, for the error
 * @throws NotFound, Invalid
 */
export async function assertPresenters(em: EntityManager, ids: string[], field: string): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const members = await em.find(
    Membership,
    { id: { $in: wanted }, status: MembershipStatus.ACTIVE },
    { fields: ['role', 'isOwner'], disableIdentityMap: true },
  );
  if (members.length < wanted.length) throw NotFound('Member');
  if (members.some(({ role, isOwner }) => role === Role.STUDENT && !isOwner))
    throw Invalid([{ field, message: 'Choose an instructor or an admin.' }]);
}

/**
 * Asserts that the viewer can tie an event to a cohort: its teachers and admins.
 * @throws NotFound, Forbidden
 */
export async function assertTeachesCohort(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
): Promise<void> {
  const cohort = await em.findOne(Cohort, { id, deletedAt: null }, { disableIdentityMap: true });
  if (!cohort) throw NotFound('Cohort');
  if (isAdmin(viewer) || cohort.createdBy.id === viewer.membershipId) return;
  const teaches = await em.count(CohortInstructor, {
    cohort: [viewer.institutionId, id] as never,
    member: [viewer.institutionId, viewer.membershipId] as never,
  });
  if (teaches === 0) throw cohort.publishedAt ? Forbidden() : NotFound('Cohort');
}

/**
 * Asserts that the viewer can read the course that an event is about.
 * @throws NotFound
 */
export async function assertReadableCourse(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
): Promise<void> {
  const course = await em.findOne(Course, { id, deletedAt: null }, { disableIdentityMap: true });
  if (!course) throw NotFound('Course');
  if (course.status === CourseStatus.PUBLISHED) return;
  const { institutionId } = viewer;
  const editorId = await editorIdOf(em, viewer, course);
  if (!coursePolicy.edit(viewer, { institutionId, editorId })) throw NotFound('Course');
}
