import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { ofVisibleCourse, editorOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ReviewPermissions } from './review.permissions.ts';
import { reviewPolicy } from './review.policy.ts';
import { RATING_MAX, RATING_MIN } from './review.rules.ts';

interface PermissionNeeds {
  institution: string;
  author: string;
  courseEditor: string;
}

/** A student's review of a course, one per member. */
@Ordered({ RATING: 'rating' }, { within: 'course' })
@ObjectType({ implements: Node, description: 'A review of a course by one of its students.' })
@Readable<Review>((row, reader) => {
  const hidden =
    reader.role === Role.ADMIN
      ? sql`true`
      : sql`(${row.hiddenAt} is null or ${row.author} = ${reader.membershipId})`;
  return sql`${hidden} and ${ofVisibleCourse(reader, row)}`;
})
@TenantTable({ tableName: 'review', publicWith: PUBLIC_COURSES })
@Unique({ properties: ['institution', 'course', 'author'] })
@Index({ properties: ['institution', 'author'] })
@Check({ name: 'review_rating', expression: `rating between ${RATING_MIN} and ${RATING_MAX}` })
export class Review extends TenantEntity {
  @Field(() => Course, { description: 'Course of the review.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @BelongsTo(() => Membership, 'author_id')
  author!: Ref<Membership>;

  /** A copy of whether the course is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  /** Copied when the review is written, because visitors cannot read members. */
  @Field(() => String, { description: 'First name and initial of the author, for example "Ana P.".' })
  @Property({ type: 'text' })
  authorName!: string;

  @Field(() => Int, { description: 'Number of stars, 1 to 5.' })
  @Property({ type: 'integer' })
  rating!: number;

  @Field(() => String, { description: 'Text without formatting, at most 5,000 characters.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last edit. Null when never edited.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Field(() => String, { nullable: true, description: "Reply of the course's staff. Null without one." })
  @Property({ type: 'text', nullable: true })
  reply?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the reply. Null without one.' })
  @Property({ type: 'timestamptz', nullable: true })
  repliedAt?: Date | null;

  @Field(() => Int, {
    description:
      'Version of the stars, the text and the reply, starting at 1. Send it with `reviewCourse`, `replyToReview` and `deleteReview`, which then do not overwrite changes of others or of another device. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which an admin hid the review. Null while everyone sees it.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  hiddenAt?: Date | null;

  /** Stored, because visitors cannot read votes. */
  @Field(() => Int, { description: 'Number of members who find the review helpful.' })
  @Property({ type: 'integer', default: 0 })
  helpfulCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of members who do not find the review helpful.' })
  @Property({ type: 'integer', default: 0 })
  notHelpfulCount: number & Opt = 0;

  @Computed<Review>(
    () => Boolean,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select v.is_helpful from review_vote v where v.institution_id = ${row.institution} and v.review_id = ${row.id} and v.membership_id = ${membershipId})`
        : sql`null::boolean`,
    { nullable: true, description: 'Whether the viewer finds the review helpful. Null without a vote.' },
  )
  viewerVote!: (boolean & Opt) | null;

  @Computed<Review>(
    () => Boolean,
    (row, { membershipId }) => (membershipId ? sql`(${row.author} = ${membershipId})` : sql`false`),
    { description: 'Whether the viewer wrote the review.' },
  )
  isOwn!: boolean & Opt;

  @NeededOnly<Review>((row, reader) => editorOfCourse(row, reader))
  courseEditor!: string & Opt;

  @Derived<Review>(
    () => ReviewPermissions,
    ['institution', 'author', 'courseEditor'],
    ({ institution, author, courseEditor }: PermissionNeeds, viewer): ReviewPermissions => {
      const review = { institutionId: institution, authorId: author, courseEditorId: courseEditor };
      return {
        delete: reviewPolicy.delete(viewer, review),
        hide: reviewPolicy.hide(viewer, review),
        reply: reviewPolicy.reply(viewer, review),
        vote: reviewPolicy.vote(viewer, review),
      };
    },
    { description: 'Permissions of the viewer on the review.' },
  )
  viewerCan!: ReviewPermissions & Opt;
}

/** A member's vote on whether a review is helpful. */
@TenantTable({ tableName: 'review_vote' })
@Unique({ properties: ['institution', 'review', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class ReviewVote extends TenantEntity {
  @BelongsTo(() => Review, 'review_id')
  review!: Ref<Review>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Property({ type: 'boolean' })
  isHelpful!: boolean;
}
