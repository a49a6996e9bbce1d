import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Forbidden, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import type { MemberViewer } from '#kernel/viewer';
import { loadCoTeaching } from './co-teaching.service.ts';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { coursePolicy } from './course.policy.ts';

/**
 * Loads a course, or one of its parts, for update and locks the course's row. `what` is named in the error.
 * @throws NotFound when the viewer cannot read it, Forbidden when the policy does not allow `act`
 */
export async function loadCourseForUpdate(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
  act: 'edit' | 'delete' | 'share' | 'manageCoTeachers',
  what: FoundNoun = 'Course',
): Promise<Course> {
  const course = await em.findOne(Course, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!course) throw NotFound(what);
  const coTeaching = (await loadCoTeaching(em, viewer, [course])).get(id);
  const ownerId = course.owner.id;
  const editorId = coTeaching ? viewer.membershipId : ownerId;
  if (!coursePolicy[act](viewer, { institutionId: course.institution.id, ownerId, editorId }))
    throw course.status === CourseStatus.PUBLISHED || coTeaching !== undefined ? Forbidden() : NotFound(what);
  return course;
}
