import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { Account } from '#modules/account/account.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { isWhole } from '#platform/read/paging';
import { storedCountOf } from '#platform/stored-count/stored-count';
import { EnrollmentConnection, EnrollmentsArguments, enrollmentsNarrowing } from './enrollment.connection.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

const ENROLLMENT_STATUSES = sql`array[${sql.join(Object.values(EnrollmentStatus).map((status) => sql.lit(status)))}]`;

/** Fields that enrollments add to a cohort. */
@FieldsOf(Cohort)
export class EnrollmentFieldsOfCohort {
  @One<Enrollment, Cohort>(() => Enrollment, {
    where: (enrollment, cohort, _, { accountId, membershipId }) => {
      if (!accountId) return sql`false`;
      const own = membershipId
        ? sql`${enrollment.student} = ${membershipId}`
        : sql`${enrollment.accountId} = ${accountId}`;
      return sql`${enrollment.cohort} = ${cohort.id} and ${own}`;
    },
    order: { by: ['enrolledAt'], descending: true },
    description: 'Latest enrollment of the viewer in the cohort.',
  })
  viewerEnrollment!: (Enrollment & Opt) | null;

  @Connected<Enrollment, Cohort>(() => EnrollmentConnection, () => Enrollment, () => EnrollmentsArguments, {
    where: (enrollment, cohort) => sql`${enrollment.cohort} = ${cohort.id}`,
    narrow: enrollmentsNarrowing,
    order: { by: ['enrolledAt'] },
    description: 'Enrollments that the viewer can read, oldest first.',
  })
  enrollments!: EnrollmentConnection & Opt;
}

/** Enrollments of the viewer. */
@FieldsOf(Account)
export class EnrollmentFieldsOfAccount {
  @Connected<Enrollment, Account>(() => EnrollmentConnection, () => Enrollment, () => EnrollmentsArguments, {
    where: (enrollment, account) => sql`${enrollment.accountId} = ${account.id}`,
    narrow: enrollmentsNarrowing,
    order: { by: ['enrolledAt'], descending: true },
    description:
      "Enrollments of the viewer, newest first: in the session's institution, or in all institutions without one.",
  })
  enrollments!: EnrollmentConnection & Opt;
}

/** Enrollments of a member. */
@FieldsOf(Membership)
export class EnrollmentFieldsOfMember {
  @Connected<Enrollment, Membership>(
    () => EnrollmentConnection,
    () => Enrollment,
    () => EnrollmentsArguments,
    {
      where: (enrollment, member) => sql`${enrollment.student} = ${member.id}`,
      narrow: enrollmentsNarrowing,
      order: { by: ['enrolledAt'], descending: true },
      description: 'Enrollments of the member that the viewer can read, newest first.',
    },
  )
  enrollments!: EnrollmentConnection & Opt;
}

/** Enrollments of an institution. */
@FieldsOf(Institution)
export class EnrollmentFieldsOfInstitution {
  @Connected<Enrollment, Institution>(
    () => EnrollmentConnection,
    () => Enrollment,
    () => EnrollmentsArguments,
    {
      where: (enrollment, institution) => sql`${enrollment.institution} = ${institution.id}`,
      narrow: enrollmentsNarrowing,
      order: { by: ['enrolledAt'], descending: true },
      count: ({ id }, given, reader) => {
        if (reader.role !== Role.ADMIN || !isWhole(given, 'status')) return undefined;
        const stored = storedCountOf(
          reader.institutionId,
          'enrollments',
          given['status'] ?? ENROLLMENT_STATUSES,
        );
        return sql`case when ${id} = ${reader.institutionId} then ${stored} else 0 end`;
      },
      description: 'Enrollments that the viewer can read, newest first.',
    },
  )
  enrollments!: EnrollmentConnection & Opt;
}
