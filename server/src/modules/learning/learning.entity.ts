import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Lesson } from '#modules/lesson/lesson.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable } from '#platform/read/declarations';

/** How long a member read a lesson, and where the member stopped in its video. Deleted with the lesson. */
@TenantTable({ tableName: 'lesson_progress', audit: false })
@Unique({ properties: ['institution', 'lesson', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class LessonProgress extends TenantEntity {
  @BelongsTo(() => Lesson, 'lesson_id', { deleteRule: 'cascade' })
  lesson!: Ref<Lesson>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Property({ type: 'integer', default: 0 })
  seconds: number & Opt = 0;

  /** Position in the video, in seconds. */
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  /** Time up to which `seconds` is counted: no second counts twice. */
  @Property({ type: 'timestamptz' })
  countedUntil!: Date;
}

/** Learning of a member on a day. Only that member reads it. */
@ObjectType({ implements: Node, description: 'A day on which the viewer learned.' })
@Readable<LearningDay>((row, { membershipId }) =>
  membershipId ? sql`${row.member} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'learning_day', audit: false })
@Unique({ properties: ['institution', 'member', 'day'] })
export class LearningDay extends TenantEntity {
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Property({ type: 'date' })
  day!: string;

  @Computed<LearningDay>(() => String, (row) => sql`to_char(${row.day}, 'YYYY-MM-DD')`, {
    description: "The day in the viewer's time zone, as YYYY-MM-DD.",
  })
  localDay!: string & Opt;

  /** IANA time zone of the day. That of the latest day is the member's. */
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => Int, { description: 'Seconds spent on lessons.' })
  @Property({ type: 'integer', default: 0 })
  seconds: number & Opt = 0;

  @Field(() => Int, { description: 'Number of lessons that were completed.' })
  @Property({ type: 'integer', default: 0 })
  lessons: number & Opt = 0;

  @Field(() => Int, { description: 'Number of activities for which work was submitted first.' })
  @Property({ type: 'integer', default: 0 })
  tasks: number & Opt = 0;

  /** Time up to which `seconds` is counted, in all tabs. Null before the first second. */
  @Property({ type: 'timestamptz', nullable: true })
  countedUntil?: Date | null;
}
