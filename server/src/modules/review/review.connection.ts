import { sql } from 'kysely';
import { ArgsType, Field, Int } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { Review } from './review.entity.ts';

export const ReviewConnection = connectionOf('Review', () => Review);
export type ReviewConnection = InstanceType<typeof ReviewConnection>;

@ArgsType()
export class ReviewsArguments extends listOf('Review', Review) {
  @Field(() => Int, { nullable: true, description: 'Returns only reviews with this number of stars.' })
  rating?: number;
}

/** Returns the conditions for the arguments of a list of reviews. */
export const reviewsNarrowing = (review: Row<Review>, { rating }: ReadArguments): (Sql | undefined)[] => [
  rating === undefined || rating === null ? undefined : sql`${review.rating} = ${rating}`,
];
