import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { CoursePayload } from '#modules/course/course.payload';
import { COURSE } from '#modules/course/course.resolver';
import { DeleteSectionPayload } from '#modules/course/section.payload';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { arrangeCourse } from './arrange-course.service.ts';
import { deleteSection } from './delete-section.service.ts';
import { duplicateCourse } from './duplicate-course.service.ts';
import { ArrangeCourseInput, DeleteSectionInput } from './outline.input.ts';

/** Mutations of the outline of a course: its sections with their lessons. */
@Resolver()
export class OutlineResolver {
  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Orders the sections and lessons of a course. Requires permission to edit the course. Fails with CONFLICT when `version` is not the current one, which is in `extensions.currentVersion`, or when the course has other sections or lessons by now; nothing is changed then.',
  })
  async arrangeCourse(
    @Arg('input', () => ArrangeCourseInput) input: ArrangeCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await arrangeCourse(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteSectionPayload, {
    description: `Deletes a section. Its lessons move to another section, or are deleted with their completions. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}, or when a lesson would be deleted that is not in \`lessons\` with its current version.`,
  })
  async deleteSection(
    @Arg('input', () => DeleteSectionInput) input: DeleteSectionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await deleteSection(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: courseId }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Copies a course with its thumbnail, resources, sections, lessons, their files and quizzes as a draft that the viewer owns. Cohorts, students, activities and dates are not copied. Requires permission to edit the course. Fails with CONFLICT when the files exceed the storage of the institution.',
  })
  async duplicateCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const copyId = await duplicateCourse(context, id);
    return context.reads.payload(info, { course: COURSE }, { id: copyId });
  }
}
