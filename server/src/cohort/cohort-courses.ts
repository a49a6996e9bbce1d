import type { EntityManager } from '@mikro-orm/postgresql';
import { Course } from '../course/course.entity.ts';
import { CourseStatus } from '../course/course.enums.ts';
import { coursePolicy } from '../course/course.policy.ts';
import { referTo } from '../database/references.ts';
import { NotFound } from '../graphql/errors.ts';
import type { MemberViewer } from '../graphql/viewer.ts';
import { CohortCourse } from './cohort-course.entity.ts';
import { Cohort } from './cohort.entity.ts';

/** Makes `courseIds`, in this order, the courses that a cohort offers: any of its institution that the viewer may see. */
export async function offerCourses(
  em: EntityManager,
  viewer: MemberViewer,
  cohort: Cohort,
  courseIds: string[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  const wanted = [...new Set(courseIds)];
  const links = isNew
    ? []
    : await em.find(CohortCourse, { cohort: [viewer.institutionId, cohort.id] as never });
  const linked = new Map(links.map((link) => [link.course.id, link]));
  await requireReadable(
    em,
    viewer,
    wanted.filter((id) => !linked.has(id)),
  );
  for (const [courseId, link] of linked) if (!wanted.includes(courseId)) em.remove(link);
  wanted.forEach((courseId, position) => {
    const link = linked.get(courseId);
    if (link) link.position = position;
    else
      em.create(CohortCourse, {
        institution: cohort.institution,
        cohort: referTo(em, Cohort, viewer.institutionId, cohort.id),
        course: referTo(em, Course, viewer.institutionId, courseId),
        position,
      });
  });
}

async function requireReadable(em: EntityManager, viewer: MemberViewer, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const courses = await em.find(
    Course,
    { id: { $in: ids }, deletedAt: null },
    { fields: ['status', 'owner'], disableIdentityMap: true },
  );
  const isReadable = (course: (typeof courses)[number]) =>
    course.status === CourseStatus.PUBLISHED ||
    coursePolicy.edit(viewer, { institutionId: viewer.institutionId, ownerId: course.owner.id });
  if (courses.filter(isReadable).length < ids.length) throw NotFound('Course');
}
