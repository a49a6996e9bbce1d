import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ShareCourseInput } from './course-sharing.input.ts';
import { ShareCoursePayload } from './course-sharing.payload.ts';
import { shareCourse } from './course-sharing.service.ts';
import { COURSE } from './course.resolver.ts';

@Resolver()
export class CourseSharingResolver {
  @Authorized(...STAFF)
  @Mutation(() => ShareCoursePayload, { description: 'Invites people to a published course by e-mail.' })
  async shareCourse(
    @Arg('input', () => ShareCourseInput) input: ShareCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const sharing = await shareCourse(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: input.courseId }, { ...sharing });
  }
}
