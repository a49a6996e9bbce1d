import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { Course } from '#modules/course/course.entity';
import { byId } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { Review } from './review.entity.ts';
import {
  ReplyToReviewInput,
  ReviewCourseInput,
  SetReviewHiddenInput,
  VoteOnReviewInput,
} from './review.input.ts';
import { DeleteReviewPayload, ReviewPayload } from './review.payload.ts';
import {
  deleteReview,
  replyToReview,
  reviewCourse,
  setReviewHidden,
  voteOnReview,
} from './review.service.ts';

const REVIEW = byId(Review);
const COURSE = byId(Course, ['courseId']);
const SOURCES = { review: REVIEW, course: COURSE };

@Resolver()
export class ReviewResolver {
  @Authorized()
  @Mutation(() => ReviewPayload, {
    description: `Writes the viewer's review of a course, or replaces it. Requires a seat in a cohort of the course and a fifth of the lessons completed. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async reviewCourse(
    @Arg('input', () => ReviewCourseInput) input: ReviewCourseInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await reviewCourse(context, input);
    return context.reads.payload(info, SOURCES, { id, courseId: input.courseId });
  }

  @Authorized()
  @Mutation(() => DeleteReviewPayload, {
    description: `Deletes a review. Requires its author or an admin. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async deleteReview(
    @Arg('id', () => ID, { description: 'ID of the review.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the review that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await deleteReview(context, { id, version });
    return context.reads.payload(info, { course: COURSE }, { courseId }, { id });
  }

  @Authorized()
  @Mutation(() => ReviewPayload, {
    description: `Replies to a review, or deletes the reply. Requires an admin or the owner of the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async replyToReview(
    @Arg('input', () => ReplyToReviewInput) input: ReplyToReviewInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await replyToReview(context, input);
    return context.reads.payload(info, SOURCES, { id: input.id, courseId });
  }

  @Authorized()
  @Mutation(() => ReviewPayload, {
    description:
      'Hides a review from everyone but its author and admins, or shows it again. Requires an admin.',
  })
  async setReviewHidden(
    @Arg('input', () => SetReviewHiddenInput) input: SetReviewHiddenInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await setReviewHidden(context, input);
    return context.reads.payload(info, SOURCES, { id: input.id, courseId });
  }

  @Authorized()
  @Mutation(() => ReviewPayload, {
    description: 'Says whether the viewer finds a review helpful. Requires membership; not for own reviews.',
  })
  async voteOnReview(
    @Arg('input', () => VoteOnReviewInput) input: VoteOnReviewInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await voteOnReview(context, input);
    return context.reads.payload(info, SOURCES, { id: input.id, courseId });
  }
}
