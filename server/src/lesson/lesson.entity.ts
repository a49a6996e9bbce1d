import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Course } from '../course/course.entity.ts';
import { Section } from '../course/section.entity.ts';
import { TenantEntity } from '../database/base.entity.ts';
import { BelongsTo, TenantTable } from '../database/tenancy.ts';
import { Node } from '../graphql/node.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Membership } from '../membership/membership.entity.ts';
import { Computed, Readable } from '../read/declarations.ts';

export enum LessonType {
  VIDEO = 'video',
  EXERCISE = 'exercise',
  QUIZ = 'quiz',
  LIVE = 'live',
}

registerEnumType(LessonType, {
  name: 'LessonType',
  description: 'How a lesson is learned.',
  valuesConfig: {
    VIDEO: { description: 'To watch.' },
    EXERCISE: { description: 'To do.' },
    QUIZ: { description: 'Questions to answer.' },
    LIVE: { description: 'Held at a time, together.' },
  },
});

const OF_PUBLIC_COURSE =
  'exists (select 1 from course c where c.institution_id = lesson.institution_id and c.id = lesson.course_id)';

@ObjectType({ implements: Node, description: 'One step of a course.' })
@Readable<Lesson>(() => null)
@TenantTable({ tableName: 'lesson', publicWhen: OF_PUBLIC_COURSE })
@Index({ properties: ['institution', 'course', 'position', 'id'] })
@Index({ properties: ['institution', 'section', 'position', 'id'] })
export class Lesson extends TenantEntity {
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @BelongsTo(() => Section, 'section_id', { nullable: true })
  section?: Ref<Section> | null;

  @Field(() => String, { description: 'Its name.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => LessonType, { description: 'How it is learned.' })
  @Enum({ items: () => LessonType, type: 'text' })
  type!: LessonType;

  @Field(() => Int, { nullable: true, description: 'How long it takes; null when nobody has said.' })
  @Property({ type: 'integer', nullable: true })
  durationMinutes?: number | null;

  @Field(() => Int, { description: 'Its place among the lessons of the course, from 0.' })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => DateTime, { nullable: true, description: 'When it is held; null for one at any time.' })
  @Property({ type: 'timestamptz', nullable: true })
  startsAt?: Date | null;

  @Computed<Lesson>(
    () => Boolean,
    (row, { membershipId }) =>
      membershipId
        ? sql`exists (select 1 from lesson_completion d where d.institution_id = ${row.institution} and d.lesson_id = ${row.id} and d.membership_id = ${membershipId})`
        : sql`false`,
    { description: 'By the viewer.' },
  )
  isCompleted!: boolean & Opt;
}

/** A student finished a lesson. */
@TenantTable({ tableName: 'lesson_completion' })
@Unique({ properties: ['institution', 'lesson', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class LessonCompletion extends TenantEntity {
  @BelongsTo(() => Lesson, 'lesson_id')
  lesson!: Ref<Lesson>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;
}
