import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Float, Int } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { Computed, Connected, FieldsOf, One, type Row } from '#platform/read/declarations';
import { ReviewConnection, ReviewsArguments, reviewsNarrowing } from './review.connection.ts';
import { Review } from './review.entity.ts';
import { averageRating, mayReview, ratingCounts, reviewCount } from './review.sql.ts';

const ofCourse = (review: Row<Review>, course: Row<Course>) => sql`${review.course} = ${course.id}`;
const placeOf = ({ institution, id }: Row<Course>) => ({ institution, course: id });

/** Fields that reviews add to a course. */
@FieldsOf(Course)
export class ReviewsOfCourse {
  @Connected<Review, Course>(() => ReviewConnection, () => Review, () => ReviewsArguments, {
    where: ofCourse,
    narrow: reviewsNarrowing,
    order: { by: ['createdAt'], descending: true },
    description: 'Reviews, latest first.',
  })
  reviews!: ReviewConnection & Opt;

  @Computed<Course>(() => Int, (row) => reviewCount(placeOf(row)), {
    description: 'Number of reviews, without hidden ones.',
  })
  reviewCount!: number & Opt;

  @Computed<Course>(() => Float, (row) => averageRating(placeOf(row)), {
    nullable: true,
    description: 'Average number of stars with one decimal. Null with fewer than three reviews.',
  })
  averageRating!: (number & Opt) | null;

  @Computed<Course>(() => [Int], (row) => ratingCounts(placeOf(row)), {
    description: 'Number of reviews with one star, two stars and so on up to five.',
  })
  ratingCounts!: number[] & Opt;

  @One<Review, Course>(() => Review, {
    where: (review, course, _, { membershipId }) =>
      membershipId ? sql`${ofCourse(review, course)} and ${review.author} = ${membershipId}` : sql`false`,
    order: { by: ['createdAt'] },
    description: "The viewer's review. Null without one.",
  })
  viewerReview!: (Review & Opt) | null;

  @Computed<Course>(
    () => Boolean,
    (row, { membershipId }) => (membershipId ? mayReview(placeOf(row), membershipId) : sql`false`),
    {
      description:
        'Whether the viewer may review the course: true with a seat in one of its cohorts and a fifth of the lessons completed.',
    },
  )
  viewerMayReview!: boolean & Opt;
}
