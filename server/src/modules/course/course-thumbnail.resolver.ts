import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { SetCourseThumbnailInput } from './course-thumbnail.input.ts';
import { SetCourseThumbnailPayload } from './course-thumbnail.payload.ts';
import { setCourseThumbnail } from './course-thumbnail.service.ts';
import { COURSE } from './course.resolver.ts';

@Resolver()
export class CourseThumbnailResolver {
  @Authorized(...STAFF)
  @Mutation(() => SetCourseThumbnailPayload, {
    description: 'Sets the picture of a course in place of its former one, or removes it.',
  })
  async setCourseThumbnail(
    @Arg('input', () => SetCourseThumbnailInput) input: SetCourseThumbnailInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setCourseThumbnail(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: input.courseId });
  }
}
