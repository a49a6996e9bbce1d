import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { loadCoTeaching } from '#modules/course/co-teaching.service';
import { Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { referTo } from '#platform/database/references';
import { Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { CohortCourse } from './cohort-course.entity.ts';
import { Cohort } from './cohort.entity.ts';

/**
 * Replaces the courses of a cohort by `courseIds` in this order.
 * @throws NotFound when the viewer cannot read one, Invalid when a published cohort would offer a draft
 */
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
  const courses = await lockCourses(em, wanted);
  await assertReadable(
    em,
    viewer,
    courses,
    wanted.filter((id) => !linked.has(id)),
  );
  if (cohort.publishedAt) assertPublished(courses);
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

/** Locks the courses of a cohort and asserts that none of them is a draft. @throws Invalid */
export async function assertCoursesPublished(em: EntityManager, cohort: Cohort): Promise<void> {
  const links = await em.find(
    CohortCourse,
    { cohort: [cohort.institution.id, cohort.id] as never },
    { fields: ['course'], disableIdentityMap: true },
  );
  assertPublished(
    await lockCourses(
      em,
      links.map(({ course }) => course.id),
    ),
  );
}

type OfferedCourse = Pick<Course, 'id' | 'title' | 'status'> & { owner: { id: string } };

/** Loads and locks courses until the transaction ends, so that none is unpublished concurrently. */
function lockCourses(em: EntityManager, ids: string[]): Promise<OfferedCourse[]> {
  return em.find(
    Course,
    { id: { $in: ids }, deletedAt: null },
    {
      fields: ['title', 'status', 'owner'],
      orderBy: { id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_READ,
      disableIdentityMap: true,
    },
  );
}

async function assertReadable(
  em: EntityManager,
  viewer: MemberViewer,
  courses: OfferedCourse[],
  ids: string[],
): Promise<void> {
  const { institutionId } = viewer;
  const coTeaching = await loadCoTeaching(em, viewer, courses);
  const readable = courses.filter(
    ({ id, status, owner }) =>
      status === CourseStatus.PUBLISHED ||
      coTeaching.has(id) ||
      coursePolicy.edit(viewer, { institutionId, editorId: owner.id }),
  );
  const readableIds = new Set(readable.map(({ id }) => id));
  if (!ids.every((id) => readableIds.has(id))) throw NotFound('Course');
}

function assertPublished(courses: OfferedCourse[]): void {
  const drafts = courses.filter(({ status }) => status !== CourseStatus.PUBLISHED);
  if (drafts.length === 0) return;
  throw Invalid(
    drafts.map(({ title }) => ({
      field: 'courseIds',
      message: `"${title}" is a draft: publish the course before a cohort offers it.`,
    })),
  );
}
