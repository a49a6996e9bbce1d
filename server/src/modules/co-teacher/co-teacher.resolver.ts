import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { CoursePayload } from '#modules/course/course.payload';
import { COURSE } from '#modules/course/course.resolver';
import type { Context } from '#platform/request/context';
import { addCoTeacher, removeCoTeacher } from './co-teacher.service.ts';

@Resolver()
export class CoTeacherResolver {
  @Authorized(Role.INSTRUCTOR, Role.ADMIN)
  @Mutation(() => CoursePayload, {
    description:
      'Adds an instructor or admin to the co-teachers of a course, or changes whether a co-teacher may edit. Requires the owner of the course or an admin. Idempotent. Fails with CONFLICT when the course has 20.',
  })
  async addCoTeacher(
    @Arg('courseId', () => ID, { description: 'ID of the course.' }) courseId: string,
    @Arg('memberId', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Arg('mayEdit', () => Boolean, { description: 'Whether the co-teacher may edit the course and grade.' })
    mayEdit: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await addCoTeacher(context, courseId, memberId, mayEdit);
    return context.reads.payload(info, { course: COURSE }, { id: courseId });
  }

  @Authorized(Role.INSTRUCTOR, Role.ADMIN)
  @Mutation(() => CoursePayload, {
    description:
      'Removes a member from the co-teachers of a course, which ends the access at once. Requires the owner of the course or an admin. Idempotent.',
  })
  async removeCoTeacher(
    @Arg('courseId', () => ID, { description: 'ID of the course.' }) courseId: string,
    @Arg('memberId', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await removeCoTeacher(context, courseId, memberId);
    return context.reads.payload(info, { course: COURSE }, { id: courseId });
  }
}
