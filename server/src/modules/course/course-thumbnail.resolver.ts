import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { SetCourseThumbnailInput } from './course-thumbnail.input.ts';
import { RemoveCourseThumbnailPayload, SetCourseThumbnailPayload } from './course-thumbnail.payload.ts';
import { changeThumbnail } from './course-thumbnail.service.ts';
import { COURSE } from './course.resolver.ts';

@Resolver()
export class CourseThumbnailResolver {
  @Authorized(...STAFF)
  @Mutation(() => SetCourseThumbnailPayload, {
    description: 'Sets the picture of a course in place of its former one.',
  })
  async setCourseThumbnail(
    @Arg('input', () => SetCourseThumbnailInput) input: SetCourseThumbnailInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, thumbnailId } = input;
    await changeThumbnail(context, id, thumbnailId);
    return context.reads.payload(info, { course: COURSE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => RemoveCourseThumbnailPayload, {
    description: 'Removes the picture of a course. Succeeds also without one.',
  })
  async removeCourseThumbnail(
    @Arg('id', () => ID, { description: 'ID of the course.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeThumbnail(context, id, null);
    return context.reads.payload(info, { course: COURSE }, { id });
  }
}
