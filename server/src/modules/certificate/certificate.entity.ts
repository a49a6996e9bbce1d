import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { cohortProgress, isDoneInCohort } from '#modules/lesson/completion.sql';
import { searchIndex } from '#platform/read/search';
import { ListIndex } from '#platform/database/list-index';
import { CertificateStatus } from './certificate.enums.ts';
import { certificatePolicy } from './certificate.policy.ts';
import { PUBLIC_WHEN } from './certificate-proof.service.ts';
import { isTaughtBy, visibleCertificates } from './certificate.visibility.ts';

@ObjectType({ description: 'Permissions of the viewer on a certificate.' })
export class CertificatePermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may issue the certificate now.' })
  issue!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may download the certificate now.' })
  download!: boolean;
}

interface Needs {
  institution: string;
  isTaught: boolean;
  status: string;
}

/**
 * Certifies that a student held a seat in a cohort of a course until its end. It keeps the texts of its time
 * of issue: later changes of the course do not affect it.
 */
@Ordered({}, { indexed: ['createdAt'] })
@ObjectType({
  implements: Node,
  description: 'A certificate that a student completed a course. There is one per student and course.',
})
@Readable<Certificate>((row, reader) => visibleCertificates(row, reader))
@TenantTable({
  tableName: 'certificate',
  ownedBy: 'account_id',
  publicWhen: PUBLIC_WHEN,
  outlivesSuspension: true, // it proves an achievement of the student
})
@Unique({ name: 'certificate_once', properties: ['institution', 'course', 'student'] })
@Unique({ properties: ['institution', 'number'] })
@Index({ properties: ['number'] })
@Index({ properties: ['accountId', 'createdAt', 'id'] })
@ListIndex({ by: ['createdAt'], has: ['account_id', 'cohort_id'] })
@ListIndex({ by: ['status', 'createdAt'], has: ['account_id', 'cohort_id'] })
@Index({ properties: ['institution', 'cohort', 'status'] })
@Index({ properties: ['institution', 'student'] })
@Index({ properties: ['institution', 'issuedBy'] })
@Index(searchIndex('certificate', 'student_name', 'course_title', 'cohort_title'))
export class Certificate extends TenantEntity {
  @Field(() => Course, { nullable: true, description: 'The completed course. Null when it was deleted.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => Membership, { description: 'Student who completed the course.' })
  @BelongsTo(() => Membership, 'membership_id')
  student!: Ref<Membership>;

  /** Account of the student, so that students read their own certificates from every tenant. */
  @Property({ type: 'uuid' })
  accountId!: string;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort in which the course was completed. Null when it was deleted.',
  })
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => Institution, { description: 'Institution in which the course was completed.' })
  declare institution: TenantEntity['institution'];

  @Field(() => String, { description: 'Title of the course at the time of issue.' })
  @Property({ type: 'text' })
  courseTitle!: string;

  @Field(() => String, { description: 'Title of the cohort at the time of issue.' })
  @Property({ type: 'text' })
  cohortTitle!: string;

  @Field(() => String, { description: 'Name of the student at the time of issue.' })
  @Property({ type: 'text' })
  studentName!: string;

  @Field(() => CertificateStatus, { description: 'Status of the certificate.' })
  @Enum({ items: () => CertificateStatus, type: 'text', default: CertificateStatus.PENDING })
  status: CertificateStatus & Opt = CertificateStatus.PENDING;

  @Field(() => String, {
    nullable: true,
    description: 'Unguessable number of the certificate. Null until it is issued.',
  })
  @Property({ type: 'text', nullable: true })
  number?: string | null;

  @Field(() => String, { nullable: true, description: 'Grade as free text. Null when none was given.' })
  @Property({ type: 'text', nullable: true })
  grade?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of issue. Null until it is issued.' })
  @Property({ type: 'timestamptz', nullable: true })
  issuedAt?: Date | null;

  @Field(() => Membership, {
    nullable: true,
    description: 'Member who issued the certificate. Null until it is issued.',
  })
  @BelongsTo(() => Membership, 'issued_by_id', { nullable: true })
  issuedBy?: Ref<Membership> | null;

  @Computed<Certificate>(() => Int, (row) => cohortProgress(row, isDoneInCohort(row, row.student)), {
    description: "Percentage of the course's lessons that the student completed in the cohort, 0 to 100.",
  })
  progress!: number & Opt;

  @NeededOnly<Certificate>((row, reader) => isTaughtBy(reader, row))
  isTaught!: boolean & Opt;

  @Derived<Certificate>(
    () => CertificatePermissions,
    ['institution', 'isTaught', 'status'],
    ({ institution, isTaught, status }: Needs, viewer): CertificatePermissions => {
      const isPending = status === CertificateStatus.PENDING;
      return {
        issue: isPending && certificatePolicy.issue(viewer, { institutionId: institution, isTaught }),
        download: !isPending,
      };
    },
    { description: 'Permissions of the viewer on the certificate.' },
  )
  viewerCan!: CertificatePermissions & Opt;
}
