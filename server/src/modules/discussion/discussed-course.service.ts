import type { EntityManager } from '@mikro-orm/postgresql';
import { loadCoTeaching } from '#modules/course/co-teaching.service';
import { Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { viewerHasSeat } from '#modules/enrollment/has-seat.service';
import type { MemberViewer } from '#kernel/viewer';

/** Returns a course that the viewer can read and so may discuss, or null. */
export async function discussedCourse(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
): Promise<Course | null> {
  const course = await em.findOne(Course, { id, deletedAt: null });
  if (!course) return null;
  if (viewer.access === 'seat' && !(await viewerHasSeat(em, viewer, id))) return null;
  if (course.status === CourseStatus.PUBLISHED) return course;
  const isCoTeacher = (await loadCoTeaching(em, viewer, [course])).has(id);
  const owned = { institutionId: course.institution.id, editorId: course.owner.id };
  return isCoTeacher || coursePolicy.edit(viewer, owned) ? course : null;
}
