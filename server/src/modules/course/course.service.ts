import type { EntityManager } from '@mikro-orm/postgresql';
import { syncMembershipVisibility } from '#modules/cohort/membership-visibility.service';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import type { MemberViewer } from '#kernel/viewer';
import { Category } from '#modules/category/category.entity';
import { findGivenCategory } from '#modules/category/course-category.service';
import { attachImage } from '#modules/file/image.service';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { CourseCategory } from './choices.rules.ts';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import type { CreateCourseInput } from './course.input.ts';
import { coursePolicy } from './course.policy.ts';
import { THUMBNAIL } from './course-thumbnail.rules.ts';
import { addSection } from './sections.service.ts';

/** Creates a course with its sections and its picture, owned by the viewer. Returns its ID. */
export async function createCourse(context: Context, input: CreateCourseInput): Promise<string> {
  const { viewer } = context;
  authorize(viewer, coursePolicy.create);
  return context.transaction(async (em, afterCommit) => {
    const course = await addCourse(em, viewer, input);
    input.sections?.forEach((section, position) => addSection(em, course, section, position));
    if (input.thumbnailId) {
      const holder = { purpose: THUMBNAIL, holderId: course.id };
      course.thumbnailUrl = await attachImage(em, viewer, holder, input.thumbnailId, 'thumbnailId');
    }
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'course.created', institutionId, ids: [course.id] }, transaction);
    if (course.status === CourseStatus.PUBLISHED)
      await publish({ type: 'course.published', institutionId, ids: [course.id] }, transaction);
    if (course.isPublic) await syncMembershipVisibility(em, institutionId, [viewer.membershipId]);
    return course.id;
  });
}

type NewCourse = Omit<CreateCourseInput, 'sections' | 'thumbnailId'>;

/** Adds a course owned by the viewer to the unit of work. */
export async function addCourse(em: EntityManager, viewer: MemberViewer, input: NewCourse): Promise<Course> {
  const { categoryId } = input;
  const category = input.category ?? CourseCategory.OTHER;
  const found = await findGivenCategory(em, { categoryId, category });
  const isRecurring = input.isRecurring ?? false;
  return em.create(Course, {
    institution: em.getReference(Institution, viewer.institutionId, { wrapped: true }),
    owner: referTo(em, Membership, viewer.institutionId, viewer.membershipId),
    title: input.title,
    status: input.publish === false ? CourseStatus.DRAFT : CourseStatus.PUBLISHED,
    isPublic: input.isPublic ?? false,
    isRecurring,
    recurringInterval: isRecurring ? (input.recurringInterval ?? null) : null,
    category: found?.standard ?? category,
    institutionCategory: found ? referTo(em, Category, viewer.institutionId, found.id) : null,
    maxStudents: input.maxStudents ?? null,
    startDate: input.startDate ?? null,
    ...given({
      shortDescription: input.shortDescription,
      language: input.language,
      level: input.level,
      price: input.price?.amount,
    }),
  });
}

/** Removes null, undefined and blank values, so that the entity's defaults apply. */
function given<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as never;
}
