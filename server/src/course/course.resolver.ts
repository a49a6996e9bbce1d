import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF, VISITORS_TOO } from '../graphql/authorization.ts';
import type { Context } from '../graphql/context.ts';
import { NotFound } from '../graphql/errors.ts';
import { UUID } from '../graphql/scalars.ts';
import { offered } from '../institution/offered.ts';
import { Role } from '../membership/role.ts';
import { readAnywhere } from '../read/anywhere.ts';
import { connection, one } from '../read/source.ts';
import {
  CourseConnection,
  CoursesArguments,
  coursesNarrowing,
  MyCoursesArguments,
} from './course.connection.ts';
import { Course } from './course.entity.ts';
import { CreateCourseInput } from './course.input.ts';
import { CoursePayload } from './course.payload.ts';
import { createCourse } from './course.service.ts';

/** The course with the given `id`. */
export const COURSE = one(Course, (course, { id }) => sql`${course.id} = ${id}`);

const COURSES = connection(Course, {
  where: (course, given, reader) => [offered(course, given, reader), ...coursesNarrowing(course, given)],
  order: { by: ['createdAt'], descending: true },
});

/** What staff owns; for others the courses of the cohorts in which they have a seat. */
const MY_COURSES = connection(Course, {
  where: (course, given, { role, accountId, institutionId, membershipId }) => [
    institutionId ? sql`${course.institution} = ${institutionId}` : undefined,
    role === Role.ADMIN || role === Role.INSTRUCTOR
      ? sql`${course.owner} = ${membershipId}`
      : sql`exists (
          select 1 from cohort_course cc
          join enrollment e on e.institution_id = cc.institution_id and e.cohort_id = cc.cohort_id
          where cc.institution_id = ${course.institution} and cc.course_id = ${course.id}
            and e.account_id = ${accountId} and e.status in ('active', 'completed'))`,
    ...coursesNarrowing(course, given),
  ],
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class CourseResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Course, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async course(
    @Arg('id', () => UUID, { description: 'Of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const course = await readAnywhere(context, info, COURSE, { id });
    if (!course) throw NotFound('Course');
    return course;
  }

  @Authorized(VISITORS_TOO)
  @Query(() => CourseConnection, {
    description:
      "Those of the session's institution; without one those offered to everybody, on an institution's host by that institution. The latest first.",
  })
  courses(
    @Args(() => CoursesArguments) args: CoursesArguments,
    @Ctx() { reads, transport }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, COURSES, { ...(args as object), hostNamespace: transport.hostNamespace });
  }

  @Authorized()
  @Query(() => CourseConnection, {
    description:
      'For staff its own courses, for students those of the cohorts they are in. The latest first.',
  })
  myCourses(
    @Args(() => MyCoursesArguments) args: MyCoursesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, MY_COURSES, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, { description: 'The viewer becomes its owner.' })
  async createCourse(
    @Arg('input', () => CreateCourseInput) input: CreateCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCourse(context, input);
    return context.reads.payload(info, { course: COURSE }, { id });
  }
}
