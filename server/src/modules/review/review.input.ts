import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { STALE_FAILS } from '#kernel/version';
import {
  replyToReviewRules,
  reviewCourseRules,
  setReviewHiddenRules,
  voteOnReviewRules,
} from './review.rules.ts';

const REVIEW = 'ID of the review.';

@Rules(reviewCourseRules)
@InputType({ description: "The viewer's review of a course. Replaces an earlier one." })
export class ReviewCourseInput {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => Int, { description: 'Number of stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Text without formatting, at most 5,000 characters.' })
  body!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` of the viewer's review that this one is based on, 0 without one. ${STALE_FAILS}`,
  })
  version?: number | null;
}

@Rules(replyToReviewRules)
@InputType({ description: 'Reply to a review.' })
export class ReplyToReviewInput {
  @Field(() => ID, { description: REVIEW })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Text without formatting, at most 5,000 characters. Null deletes the reply.',
  })
  reply!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` of the review that the reply is based on. ${STALE_FAILS}`,
  })
  version?: number;
}

@Rules(setReviewHiddenRules)
@InputType({ description: 'Whether a review is hidden.' })
export class SetReviewHiddenInput {
  @Field(() => ID, { description: REVIEW })
  id!: string;

  @Field(() => Boolean, { description: 'Whether only its author and admins see the review.' })
  isHidden!: boolean;
}

@Rules(voteOnReviewRules)
@InputType({ description: "The viewer's vote on a review." })
export class VoteOnReviewInput {
  @Field(() => ID, { description: REVIEW })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the viewer finds the review helpful. Null takes the vote back.',
  })
  isHelpful!: boolean | null;
}
