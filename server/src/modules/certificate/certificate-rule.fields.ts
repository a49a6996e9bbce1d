import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Course } from '#modules/course/course.entity';
import { Computed, FieldsOf, type OfValue, One } from '#platform/read/declarations';
import { textOf, typedOf } from '#platform/read/object-value';
import { CertificateRule } from './certificate-rule.entity.ts';
import { MAX_PREVIEWED } from './certificate-rule.rules.ts';
import { viewerStanding } from './viewer-standing.sql.ts';

const percent = (key: string, description: string) =>
  Computed<OfValue>(() => Int, typedOf(key, 'int'), {
    description: `${description}, 0 to 100, rounded down.`,
  });

/** Standing of a student, read from a JSON object. */
@ObjectType({ description: 'Results of a student in a course and a cohort, in percent.' })
export class CertificateStanding {
  @percent('progress', 'Percentage of the lessons that the student completed')
  progress!: number;

  @percent('grade', 'Percentage of the points of all activities, of which ungraded ones have none')
  grade!: number;

  @percent('attendance', 'Percentage of the sessions that the student attended, of past and planned ones')
  attendance!: number;
}

@ObjectType({ description: 'A student of a course without a certificate.' })
export class CertificateCandidate {
  @Computed<OfValue>(() => ID, typedOf('studentId', 'uuid'), {
    description: 'ID of the student, which is a member.',
  })
  studentId!: string;

  @Computed<OfValue>(() => String, textOf('name'), { description: 'Name of the student.' })
  name!: string;

  @Computed<OfValue>(() => String, textOf('cohortTitle'), { description: 'Title of the cohort.' })
  cohortTitle!: string;

  @Computed<OfValue>(() => Boolean, typedOf('isQualified', 'boolean'), {
    description: 'Whether the student would get a certificate now.',
  })
  isQualified!: boolean;

  @Computed<OfValue>(() => CertificateStanding, ({ value }) => value, {
    description: 'Results of the student.',
  })
  standing!: CertificateStanding;
}

@ObjectType({ description: 'The students who would get a certificate now.' })
export class CertificatePreview {
  @Computed<OfValue>(() => Int, typedOf('qualifiedCount', 'int'), {
    description: 'Number of students who would get a certificate now.',
  })
  qualifiedCount!: number;

  @Computed<OfValue>(() => Int, typedOf('totalCount', 'int'), {
    description: 'Number of students without a certificate whose seat includes one.',
  })
  totalCount!: number;

  @Computed<OfValue>(() => [CertificateCandidate], ({ value }) => sql`${value}->'candidates'`, {
    description: `These students: those who would get one first, then by progress. At most ${MAX_PREVIEWED}.`,
  })
  candidates!: CertificateCandidate[];
}

/** Fields that rules add to a course. */
@FieldsOf(Course)
export class CertificateRuleFieldsOfCourse {
  @One<CertificateRule, Course>(() => CertificateRule, {
    where: (rule, course) => sql`${rule.course} = ${course.id}`,
    order: { by: ['id'] },
    description:
      'Rule by which the certificates of the course are issued. Null when teachers issue them, and for visitors.',
  })
  certificateRule!: (CertificateRule & Opt) | null;

  @Computed<Course>(() => CertificateStanding, viewerStanding, {
    nullable: true,
    description:
      'Results of the viewer in the current cohort with the course. Null without a seat, and when it includes no certificate.',
  })
  viewerCertificateStanding!: (CertificateStanding & Opt) | null;
}
