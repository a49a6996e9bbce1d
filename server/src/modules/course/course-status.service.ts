import { syncMembershipVisibility } from '#modules/cohort/membership-visibility.service';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import type { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { loadCourseForUpdate } from './load-course.service.ts';
import { assertNotOffered } from './offering-cohorts.service.ts';

/** Publishes a draft. Idempotent. */
export const publishCourse = (context: Context, id: string) =>
  changeStatus(context, id, async (course, transaction) => {
    if (course.status === CourseStatus.PUBLISHED) return;
    assertNotArchived(course);
    await setStatus(course, CourseStatus.PUBLISHED, 'course.published', transaction);
  });

/** Turns a published course into a draft. Idempotent. */
export const unpublishCourse = (context: Context, id: string) =>
  changeStatus(context, id, async (course, transaction) => {
    if (course.status === CourseStatus.DRAFT) return;
    assertNotArchived(course);
    await assertNotOffered(transaction.em, course);
    await setStatus(course, CourseStatus.DRAFT, 'course.unpublished', transaction);
  });

/** Archives a course. Idempotent. */
export const archiveCourse = (context: Context, id: string) =>
  changeStatus(context, id, async (course, transaction) => {
    if (course.status === CourseStatus.ARCHIVED) return;
    await assertNotOffered(transaction.em, course);
    await setStatus(course, CourseStatus.ARCHIVED, 'course.archived', transaction);
  });

/** Turns an archived course into a draft, to be published again deliberately. Idempotent. */
export const restoreCourse = (context: Context, id: string) =>
  changeStatus(context, id, async (course, transaction) => {
    if (course.status !== CourseStatus.ARCHIVED) return;
    await setStatus(course, CourseStatus.DRAFT, 'course.restored', transaction);
  });

async function changeStatus(
  context: Context,
  id: string,
  change: (course: Course, transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, id, 'edit');
    await change(course, { em, context, afterCommit });
  });
}

async function setStatus(
  course: Course,
  status: CourseStatus,
  type: DomainEventType,
  transaction: Transaction,
): Promise<void> {
  const institutionId = course.institution.id;
  course.status = status;
  await publish({ type, institutionId, ids: [course.id] }, transaction);
  if (course.isPublic) await syncMembershipVisibility(transaction.em, institutionId, [course.owner.id]);
}

function assertNotArchived(course: Course): void {
  if (course.status === CourseStatus.ARCHIVED) throw Conflict('This course is archived. Restore it first.');
}
