import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Course } from '#modules/course/course.entity';
import { Review } from './review.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change a review.' })
export class ReviewPayload {
  @Field(() => Review, { description: 'The review after the mutation.' })
  review!: Review;

  @Field(() => Course, { description: 'Course of the review with updated counts.' })
  course!: Course;
}

@ObjectType({ description: 'Payload of `deleteReview`.' })
export class DeleteReviewPayload {
  @Field(() => ID, { description: 'ID of the deleted review.' })
  id!: string;

  @Field(() => Course, { description: 'Course of the deleted review with updated counts.' })
  course!: Course;
}
