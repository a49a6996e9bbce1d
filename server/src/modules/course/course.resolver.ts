import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { runEach } from '#platform/bulk/run-each';
import { offered } from '#modules/institution/offered.visibility';
import { Role } from '#kernel/role';
import { IS_STALE } from '#kernel/version';
import { countOfVisible } from '#platform/stored-count/stored-count';
import { readAnywhere } from '#platform/read/anywhere';
import { isWhole } from '#platform/read/paging';
import { byId, connection } from '#platform/read/source';
import {
  COURSE_ENTRIES,
  CourseConnection,
  CoursesArguments,
  coursesNarrowing,
  withoutArchived,
} from './course.connection.ts';
import { coTaughtIds, taughtIds } from './co-teaching.sql.ts';
import { Course } from './course.entity.ts';
import { archiveCourse, publishCourse, restoreCourse, unpublishCourse } from './course-status.service.ts';
import { CreateCourseInput, UpdateCourseInput } from './course.input.ts';
import { CoursePayload, CoursesPayload, DeleteCoursePayload } from './course.payload.ts';
import { deleteCourse } from './delete-course.service.ts';
import { updateCourse } from './update-course.service.ts';
import { createCourse } from './course.service.ts';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

/** Source: the course with the given `id`. */
export const COURSE = byId(Course);

const COURSES = connection(Course, {
  where: (course, given, reader) => [
    offered(course, given, reader),
    withoutArchived(course, given),
    ...coursesNarrowing(course, given, reader),
  ],
  order: { by: ['createdAt'], descending: true },
  entries: COURSE_ENTRIES,
  count: (given, reader) =>
    isWhole(given)
      ? countOfVisible(
          'courses',
          reader,
          sql`
          select from course c where c.institution_id = ${reader.institutionId} and (c.owner_id = ${reader.membershipId} or c.id = any(${coTaughtIds(reader)}))
            and c.status = 'draft' and c.deleted_at is null`,
        )
      : undefined,
});

/** Source: courses that staff own or co-teach; for others the courses of the cohorts in which they have a seat. */
const MY_COURSES = connection(Course, {
  where: (course, given, reader) => {
    const { role, accountId } = reader;
    return [
      role === Role.ADMIN || role === Role.INSTRUCTOR
        ? sql`${course.id} = any(${taughtIds(reader)}) and ${withoutArchived(course, given) ?? sql`true`}`
        : sql`exists (
          select 1 from cohort_course cc
          join enrollment e on e.institution_id = ${course.institution} and e.cohort_id = cc.cohort_id
          where cc.institution_id = ${course.institution} and cc.course_id = ${course.id}
            and e.account_id = ${accountId} and ${sql.raw(statusHasSeat('e.status'))})`,
      ...coursesNarrowing(course, given, reader),
    ];
  },
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class CourseResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Course, {
    nullable: true,
    description: 'A course by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async course(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
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
      "Courses of the session's institution, newest first. Without an institution: public courses, on an institution's host only its own.",
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
      'Courses of the viewer, newest first: for staff the courses they own, for students those of their cohorts, including archived ones.',
  })
  myCourses(
    @Args(() => CoursesArguments) args: CoursesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, MY_COURSES, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, { description: 'Creates a course. The viewer becomes its owner.' })
  async createCourse(
    @Arg('input', () => CreateCourseInput) input: CreateCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCourse(context, input);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Updates the details and sections of a course. Requires its owner or an admin. Fails with CONFLICT when `version` is not the current one, which is in `extensions.currentVersion`; nothing is changed then.',
  })
  async updateCourse(
    @Arg('input', () => UpdateCourseInput) input: UpdateCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateCourse(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Publishes a draft. Requires its owner or an admin. Idempotent. Fails with CONFLICT when the course is archived.',
  })
  async publishCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await publishCourse(context, id);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Turns a published course back into a draft. Requires its owner or an admin. Idempotent. Fails with CONFLICT, naming the cohorts, while a published cohort that has not ended offers the course, and when the course is archived.',
  })
  async unpublishCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await unpublishCourse(context, id);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description:
      'Archives a course: it leaves the lists, and students and instructors of its cohorts can still read it. Requires its owner or an admin. Idempotent. Fails with CONFLICT, naming the cohorts, while a published cohort that has not ended offers the course.',
  })
  async archiveCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await archiveCourse(context, id);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursePayload, {
    description: 'Restores an archived course as a draft. Requires its owner or an admin. Idempotent.',
  })
  async restoreCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await restoreCourse(context, id);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteCoursePayload, {
    description: `Deletes a course with its lessons and activities. Requires its owner or an admin. Certificates and the audit log remain. Fails with CONFLICT, naming the cohorts, while a published cohort that has not ended offers the course, while a student has a seat or is on a waitlist, or when ${IS_STALE}.`,
  })
  async deleteCourse(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the course that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
  ): Promise<DeleteCoursePayload> {
    await deleteCourse(context, { id, version });
    return { id };
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursesPayload, {
    description:
      'Creates up to 100 courses, each as by `createCourse` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  createCourses(
    @Arg('items', () => [CreateCourseInput], {
      description: 'Input of `createCourse` for each course, at most 100.',
    })
    items: CreateCourseInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: CreateCourseInput,
      reads: { course: COURSE },
      change: createCourse,
    });
  }

  @Authorized(...STAFF)
  @Mutation(() => CoursesPayload, {
    description:
      'Updates up to 100 courses, each as by `updateCourse` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  updateCourses(
    @Arg('items', () => [UpdateCourseInput], {
      description: 'Input of `updateCourse` for each course, at most 100.',
    })
    items: UpdateCourseInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: UpdateCourseInput,
      reads: { course: COURSE },
      change: async (of, item) => {
        await updateCourse(of, item);
        return item.id;
      },
    });
  }
}
