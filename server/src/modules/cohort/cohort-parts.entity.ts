import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable, type Row, type Sql } from '#platform/read/declarations';
import { Cohort } from './cohort.entity.ts';
import { PUBLIC_COHORTS } from './cohort-publicness.sql.ts';

@ObjectType({ implements: Node, description: 'A deadline within a cohort.' })
@Readable<Milestone>(() => null)
@TenantTable({ tableName: 'milestone', publicWith: PUBLIC_COHORTS })
@Index({ properties: ['institution', 'cohort', 'deadline', 'id'] })
export class Milestone extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => String, { description: 'Title of the milestone.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description of the milestone.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => DateTime, { description: 'Deadline of the milestone.' })
  @Property({ type: 'timestamptz' })
  deadline!: Date;

  @Field(() => Int, {
    description:
      'Version of the milestone, starting at 1. Send it with `updateMilestone` and `removeMilestone`, which then refuse to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  /** A copy of whether the cohort is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;
}

/** Returns SQL of a column of an instructor's profile. */
const ofProfile = (row: Row<CohortInstructor>, column: string): Sql =>
  sql`(select m.${sql.raw(column)} from membership m where m.institution_id = ${row.institution} and m.id = ${row.member})`;

@ObjectType({ implements: Node, description: 'An instructor of a cohort.' })
@Readable<CohortInstructor>(() => null)
@TenantTable({ tableName: 'cohort_instructor', publicWith: PUBLIC_COHORTS })
@Unique({ properties: ['institution', 'cohort', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class CohortInstructor extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => Membership, { description: 'Membership of the instructor.' })
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  /** A copy of whether the cohort is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  /** Not read since profiles: kept, with the two columns below, for the version before. */
  @Property({ type: 'text', fieldName: 'title', default: 'Instructor' })
  formerTitle: string & Opt = 'Instructor';

  @Property({ type: 'text', fieldName: 'bio', default: '' })
  formerBio: string & Opt = '';

  @Property({ type: 'array', fieldName: 'expertise', columnType: 'text[]', defaultRaw: "'{}'" })
  formerExpertise: string[] & Opt = [];

  @Computed<CohortInstructor>(
    () => String,
    (row) => sql`coalesce(nullif(${ofProfile(row, 'job_title')}, ''), 'Instructor')`,
    { description: 'Title in the profile of the member, for example "Lead Instructor".' },
  )
  title!: string & Opt;

  @Computed<CohortInstructor>(() => String, (row) => sql`coalesce(${ofProfile(row, 'bio')}, '')`, {
    description: "Biography in the instructor's own words, from the profile of the member.",
  })
  bio!: string & Opt;

  @Computed<CohortInstructor>(
    () => [String],
    (row) => sql`coalesce(${ofProfile(row, 'expertise')}, '{}'::text[])`,
    { description: 'Areas of expertise, from the profile of the member.' },
  )
  expertise!: string[] & Opt;

  @Field(() => Float, { nullable: true, description: 'Average rating from 0 to 5. Null without ratings.' })
  @Property({ type: 'double', runtimeType: 'number', columnType: 'numeric(2,1)', nullable: true })
  rating?: number | null;

  @Computed<CohortInstructor>(
    () => Int,
    (row) =>
      sql`(select coalesce(sum(c.student_count), 0)::int from cohort_instructor o join cohort c on c.institution_id = ${row.institution} and c.id = o.cohort_id where o.institution_id = ${row.institution} and o.membership_id = ${row.member} and c.deleted_at is null)`,
    { description: 'Number of seats taken in all cohorts of the instructor.' },
  )
  totalStudents!: number & Opt;
}
