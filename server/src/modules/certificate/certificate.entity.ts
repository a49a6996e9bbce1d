import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Language } from '#kernel/language';
import type { Language as LanguageCode } from '#kernel/language.rules';
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
import { BADGE_PATH } from './badge-paths.rules.ts';
import { PUBLIC_WHEN } from './certificate-proof.service.ts';
import { isTaughtBy, visibleCertificates } from './certificate.visibility.ts';

@ObjectType({ description: 'Permissions of the viewer on a certificate.' })
export class CertificatePermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may issue the certificate now.' })
  issue!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may download the certificate now.' })
  download!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may revoke the certificate now.' })
  revoke!: boolean;
}

interface Needs {
  institution: string;
  isTaught: boolean;
  status: string;
  isReplaced: boolean;
}

/**
 * Certifies that a student completed a course in a cohort. It keeps the texts of its time of issue: later changes of
 * the course do not affect it. A revoked one stays, so that its number says so; another one may be issued.
 */
@Ordered({}, { indexed: ['createdAt'] })
@ObjectType({
  implements: Node,
  description:
    'A certificate that a student completed a course. There is one per student and course that was not revoked.',
})
@Readable<Certificate>((row, reader) => visibleCertificates(row, reader))
@TenantTable({
  tableName: 'certificate',
  ownedBy: 'account_id',
  publicWhen: PUBLIC_WHEN,
  outlivesSuspension: true, // it proves an achievement of the student
})
@Index({
  name: 'certificate_valid_once',
  expression:
    "create unique index certificate_valid_once on certificate (institution_id, course_id, membership_id) where status <> 'revoked'",
})
@Index({ properties: ['institution', 'course', 'student'] })
@Unique({ name: 'certificate_status_index', properties: ['institution', 'statusIndex'] })
@Unique({ properties: ['institution', 'number'] })
@Index({ properties: ['number'] })
@Index({ properties: ['accountId', 'createdAt', 'id'] })
@ListIndex({ by: ['createdAt'], has: ['account_id', 'cohort_id'] })
@ListIndex({ by: ['status', 'createdAt'], has: ['account_id', 'cohort_id'] })
@Index({ properties: ['institution', 'cohort', 'status'] })
@Index({ properties: ['institution', 'student'] })
@Index({ properties: ['institution', 'issuedBy'] })
@Index({ properties: ['institution', 'revokedBy'] })
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
    description:
      'Member who issued the certificate. Null until it is issued, and when the rule of the course issued it.',
  })
  @BelongsTo(() => Membership, 'issued_by_id', { nullable: true })
  issuedBy?: Ref<Membership> | null;

  @Field(() => Language, {
    nullable: true,
    description:
      'Language of the PDF and the digital badge, chosen when the certificate is issued. Null until then, and for older certificates, which are in English.',
  })
  @Enum({ items: () => Object.values(Language), type: 'text', nullable: true })
  language?: LanguageCode | null;

  /** Requirements at the time of issue in its language, for the digital badge. Null when a teacher issued it. */
  @Property({ type: 'text', nullable: true })
  criteria?: string | null;

  /** Place in the status lists of digital badges (status-list.service.ts). */
  @Property({ type: 'integer', nullable: true })
  statusIndex?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the revocation. Null unless it was revoked.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;

  @Field(() => Membership, {
    nullable: true,
    description: 'Member who revoked the certificate. Null unless it was revoked.',
  })
  @BelongsTo(() => Membership, 'revoked_by_id', { nullable: true })
  revokedBy?: Ref<Membership> | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason of the revocation, which anyone with the number can read. Null unless it was revoked.',
  })
  @Property({ type: 'text', nullable: true })
  revocationReason?: string | null;

  @Computed<Certificate>(
    () => String,
    ({ status, number }) =>
      sql`case when ${status} = 'issued' then '${sql.raw(BADGE_PATH)}' || ${number} end`,
    {
      nullable: true,
      description:
        'Address of the certificate as Open Badges 3.0 credential (a signed VC-JWT), relative to the origin. Null unless it is issued.',
    },
  )
  badgeUrl!: (string & Opt) | null;

  @Computed<Certificate>(() => Int, (row) => cohortProgress(row, isDoneInCohort(row, row.student)), {
    description: "Percentage of the course's lessons that the student completed in the cohort, 0 to 100.",
  })
  progress!: number & Opt;

  @NeededOnly<Certificate>((row, reader) => isTaughtBy(reader, row))
  isTaught!: boolean & Opt;

  @NeededOnly<Certificate>(
    (row) =>
      sql`(${row.status} = 'revoked' and exists (select from certificate other where other.institution_id = ${row.institution}
        and other.course_id = ${row.course} and other.membership_id = ${row.student} and other.status <> 'revoked'))`,
  )
  isReplaced!: boolean & Opt;

  @Derived<Certificate>(
    () => CertificatePermissions,
    ['institution', 'isTaught', 'status', 'isReplaced'],
    ({ institution: institutionId, isTaught, status, isReplaced }: Needs, viewer): CertificatePermissions => {
      const isIssued = status === CertificateStatus.ISSUED;
      return {
        issue: !isIssued && !isReplaced && certificatePolicy.issue(viewer, { institutionId, isTaught }),
        download: isIssued,
        revoke: isIssued && certificatePolicy.revoke(viewer, { institutionId, isTaught }),
      };
    },
    { description: 'Permissions of the viewer on the certificate.' },
  )
  viewerCan!: CertificatePermissions & Opt;
}
