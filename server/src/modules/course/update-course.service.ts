import type { EntityManager } from '@mikro-orm/postgresql';
import { syncMembershipVisibility } from '#modules/cohort/membership-visibility.service';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, NotFound } from '#kernel/errors';
import { given } from '#kernel/given';
import { Category } from '#modules/category/category.entity';
import { findGivenCategory } from '#modules/category/course-category.service';
import type { Course } from './course.entity.ts';
import type { UpdateCourseInput } from './course.input.ts';
import { loadCourseForUpdate } from './load-course.service.ts';
import { replaceSections } from './sections.service.ts';

/**
 * Updates the details and sections of a course. Without a difference it writes nothing and publishes no
 * event.
 * @throws StaleVersion when `version` is not the current one
 */
export async function updateCourse(context: Context, input: UpdateCourseInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, input.id, 'edit');
    assertCurrent('course', course.version, input.version);
    const found = await findGivenCategory(em, input);
    const wasPublic = course.isPublic;
    applyChanges(course, input);
    applyCategory(em, course, input, found);
    if (input.sections) await replaceSections(em, course, input.sections);
    const changes = pendingChanges(em, course);
    if (!changes) return;
    if (changes.length === 0) changes.push('sections');
    course.version += 1;
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'course.updated', institutionId, ids: [course.id], changes }, transaction);
    if (course.isPublic !== wasPublic) await syncMembershipVisibility(em, institutionId, [course.owner.id]);
  });
}

function applyChanges(course: Course, input: UpdateCourseInput): void {
  course.title = input.title ?? course.title;
  course.shortDescription = input.shortDescription ?? course.shortDescription;
  course.fullDescription = input.fullDescription ?? course.fullDescription;
  course.objectives = input.objectives ?? course.objectives;
  course.prerequisites = input.prerequisites ?? course.prerequisites;
  course.audience = input.audience ?? course.audience;
  course.language = input.language ?? course.language;
  course.level = input.level ?? course.level;
  course.price = input.price?.amount ?? course.price;
  course.maxStudents = given(input.maxStudents, course.maxStudents);
  course.startDate = given(input.startDate, course.startDate);
  course.isPublic = input.isPublic ?? course.isPublic;
  course.isRecurring = input.isRecurring ?? course.isRecurring;
  const interval = given(input.recurringInterval, course.recurringInterval);
  course.recurringInterval = course.isRecurring ? interval : null;
}

/** Sets the category of the institution and, with it, that of the marketplace. */
function applyCategory(
  em: EntityManager,
  course: Course,
  input: UpdateCourseInput,
  found: Category | null | undefined,
): void {
  if (found === undefined) return;
  const isSame = !input.categoryId && input.category === course.category && course.institutionCategory;
  if (isSame) return;
  course.category = found?.standard ?? input.category ?? course.category;
  if (course.institutionCategory?.id !== found?.id)
    course.institutionCategory = found ? referTo(em, Category, course.institution.id, found.id) : null;
}
