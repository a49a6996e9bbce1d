import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { Course } from '#modules/course/course.entity';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';

const PERCENTS = ['min_progress', 'min_grade', 'min_attendance'];

/** Readable like its course: students see what they still need. */
@ObjectType({
  implements: Node,
  description: 'Rule by which the certificates of a course are issued, with what they require.',
})
@Readable<CertificateRule>((row, reader) => ofVisibleCourse(reader, row))
@TenantTable({ tableName: 'certificate_rule' })
@Unique({ properties: ['institution', 'course'] })
@Check({
  name: 'certificate_rule_percents',
  expression: PERCENTS.map((name) => `(${name} is null or ${name} between 1 and 100)`).join(' and '),
})
export class CertificateRule extends TenantEntity {
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => Boolean, {
    description:
      'Whether certificates are issued as soon as a student of a cohort meets the requirements; without any, when the cohort ends. Otherwise teachers issue them.',
  })
  @Property({ type: 'boolean', default: false })
  isAutomatic: boolean & Opt = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of the lessons to complete, 1 to 100. Null for no requirement.',
  })
  @Property({ type: 'integer', nullable: true })
  minProgress?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of the points of all activities to reach, 1 to 100. Null for no requirement.',
  })
  @Property({ type: 'integer', nullable: true })
  minGrade?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of the sessions of the cohort to attend, past and planned ones, 1 to 100. Null for no requirement.',
  })
  @Property({ type: 'integer', nullable: true })
  minAttendance?: number | null;

  @Field(() => Int, {
    description:
      'Version of the rule, starting at 1. Send it with `setCertificateRule`, which then does not overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}
