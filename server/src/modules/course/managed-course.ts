import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { coursePolicy } from './course.policy.ts';

/**
 * A course that the viewer is about to change, or a part of it, its row locked. `what` is named where there is none.
 * @throws NotFound where the viewer may not know of it, Forbidden where it may not `act` on it
 */
export async function managedCourse(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
  act: 'edit' | 'delete' | 'share',
  what = 'Course',
): Promise<Course> {
  const course = await em.findOne(Course, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!course) throw NotFound(what);
  if (!coursePolicy[act](viewer, { institutionId: course.institution.id, ownerId: course.owner.id }))
    throw course.status === CourseStatus.PUBLISHED ? Forbidden() : NotFound(what);
  return course;
}
