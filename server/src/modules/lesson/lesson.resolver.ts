import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { runEach } from '#platform/bulk/run-each';
import { readAnywhere } from '#platform/read/anywhere';
import type { Reader, Row, Sql } from '#platform/read/declarations';
import { byId, connection } from '#platform/read/source';
import { LessonConnection, LessonsArguments, lessonsNarrowing } from './lesson.connection.ts';
import { Lesson } from './lesson.entity.ts';
import { CreateLessonInput, UpdateLessonInput } from './lesson.input.ts';
import { DeleteLessonPayload, LessonPayload, LessonsPayload } from './lesson.payload.ts';
import { completeLesson } from './complete-lesson.service.ts';
import { createLesson, deleteLesson, updateLesson } from './lesson.service.ts';

/** Returns the condition for lessons of readable courses. Fields that fewer readers can see are checked below it. */
const shown = (lesson: Row<Lesson>, reader: Reader): Sql =>
  reader.institutionId ? ofVisibleCourse(reader, lesson) : sql`false`;

/** Source: the lesson with the given `id`. */
export const LESSON = byId(Lesson, ['id'], (lesson, reader) => ofVisibleCourse(reader, lesson));

const LESSONS = connection(Lesson, {
  where: (lesson, { courseId, ...given }, reader) => [
    sql`${lesson.course} = ${courseId}`,
    shown(lesson, reader),
    ...lessonsNarrowing(lesson, given, reader),
  ],
  order: { by: ['position'] },
});

@Resolver()
export class LessonResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Lesson, {
    nullable: true,
    description:
      'A lesson by ID. Fails with NOT_FOUND when the viewer cannot read its course. Visitors read those of public courses; content, video and materials only of previews.',
  })
  async lesson(
    @Arg('id', () => ID, { description: 'ID of the lesson.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const lesson = await readAnywhere(context, info, LESSON, { id });
    if (!lesson) throw NotFound('Lesson');
    return lesson;
  }

  @Authorized()
  @Query(() => LessonConnection, {
    description: 'Lessons of a course in order. Empty when the viewer cannot read the course.',
  })
  lessons(
    @Args(() => LessonsArguments) args: LessonsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, LESSONS, { ...(args as object) });
  }

  @Authorized()
  @Mutation(() => LessonPayload, {
    description:
      'Marks a lesson as completed by the viewer, or with `isCompleted: false` as not completed. Requires a seat in a cohort of the course. Fails with CONFLICT before `isCompletable`. Idempotent.',
  })
  async completeLesson(
    @Arg('id', () => ID, { description: 'ID of the lesson.' }) id: string,
    @Arg('isCompleted', () => Boolean, {
      defaultValue: true,
      description: 'Whether the lesson is completed. False reverts an earlier completion.',
    })
    isCompleted: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await completeLesson(context, id, isCompleted);
    return context.reads.payload(info, { lesson: LESSON }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => LessonPayload, {
    description: 'Creates a lesson at the end of its section. Requires permission to edit the course.',
  })
  async createLesson(
    @Arg('input', () => CreateLessonInput) input: CreateLessonInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createLesson(context, input);
    return context.reads.payload(info, { lesson: LESSON }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => LessonPayload, {
    description: `Updates a lesson. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async updateLesson(
    @Arg('input', () => UpdateLessonInput) input: UpdateLessonInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateLesson(context, input);
    return context.reads.payload(info, { lesson: LESSON }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteLessonPayload, {
    description: `Deletes a lesson and its completions. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async deleteLesson(
    @Arg('id', () => ID, { description: 'ID of the lesson.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the lesson that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await deleteLesson(context, { id, version });
    return context.reads.payload(info, { course: COURSE }, { id: courseId }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => LessonsPayload, {
    description:
      'Creates up to 100 lessons, each as by `createLesson` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  createLessons(
    @Arg('items', () => [CreateLessonInput], {
      description: 'Input of `createLesson` for each lesson, at most 100.',
    })
    items: CreateLessonInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: CreateLessonInput,
      reads: { lesson: LESSON },
      change: createLesson,
    });
  }

  @Authorized(...STAFF)
  @Mutation(() => LessonsPayload, {
    description:
      'Updates up to 100 lessons, each as by `updateLesson` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  updateLessons(
    @Arg('items', () => [UpdateLessonInput], {
      description: 'Input of `updateLesson` for each lesson, at most 100.',
    })
    items: UpdateLessonInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: UpdateLessonInput,
      reads: { lesson: LESSON },
      change: async (of, item) => {
        await updateLesson(of, item);
        return item.id;
      },
    });
  }
}
