import { addCourse } from '#modules/course/course.service';
import { coursePolicy } from '#modules/course/course.policy';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Course } from '#modules/course/course.entity';
import { CohortCourse } from './cohort-course.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import { cohortPolicy } from './cohort.policy.ts';
import { QUICK_CAPACITY, quickCohortEnd } from './cohort.rules.ts';
import { addCohort } from './cohort.service.ts';
import { assertKnownZone } from './known-zone.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';
import type { QuickCreateInput } from './quick-create.input.ts';

/**
 * Creates a course and its first cohort in one transaction. Both are published and public, because the last
 * step of the wizard shares a link that anyone must be able to open. The cohort is free, has 30 seats and no
 * deadline before its end; all can be edited later.
 */
export async function quickCreate(
  context: Context,
  input: QuickCreateInput,
): Promise<{ courseId: string; cohortId: string }> {
  const { viewer } = context;
  authorize(viewer, coursePolicy.create);
  authorize(viewer, cohortPolicy.create);
  await assertKnownZone(context, input.cohort.timeZone, 'cohort.timeZone');
  return context.transaction(async (em, afterCommit) => {
    const { description, ...about } = input.course;
    const course = await addCourse(em, viewer, {
      ...about,
      shortDescription: description,
      publish: true,
      isPublic: true,
    });
    const cohort = addCohort(em, viewer, {
      title: input.cohort.title,
      description: description ?? '',
      startDate: input.cohort.startDate,
      endDate: quickCohortEnd(input.cohort),
      registrationDeadline: null,
      capacity: QUICK_CAPACITY,
      timeZone: input.cohort.timeZone,
      isPublic: true,
    });
    em.create(CohortCourse, {
      institution: course.institution,
      cohort: referTo(em, Cohort, viewer.institutionId, cohort.id),
      course: referTo(em, Course, viewer.institutionId, course.id),
    });
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'course.created', institutionId, ids: [course.id] }, transaction);
    await publish({ type: 'course.published', institutionId, ids: [course.id] }, transaction);
    await publish({ type: 'cohort.created', institutionId, ids: [cohort.id] }, transaction);
    await syncMembershipVisibility(em, institutionId, [viewer.membershipId]);
    afterCommit(() => announceCohort(context, cohort));
    return { courseId: course.id, cohortId: cohort.id };
  });
}
