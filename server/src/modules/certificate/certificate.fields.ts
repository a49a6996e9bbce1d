import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Course } from '#modules/course/course.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Connected, FieldsOf, One, type OrderKey, type Row } from '#platform/read/declarations';
import {
  CertificateConnection,
  CertificatesArguments,
  certificatesNarrowing,
} from './certificate.connection.ts';
import { Certificate } from './certificate.entity.ts';

/** Revoked certificates come last. */
const IS_REVOKED: OrderKey = {
  sql: (certificate) => sql`(${(certificate as Row<Certificate>).status} = 'revoked')`,
  type: 'boolean',
};

/** Fields that certificates add to a course. */
@FieldsOf(Course)
export class CertificateFieldsOfCourse {
  @One<Certificate, Course>(() => Certificate, {
    where: (certificate, course, _, { membershipId }) =>
      membershipId
        ? sql`${certificate.course} = ${course.id} and ${certificate.student} = ${membershipId}`
        : sql`false`,
    order: { by: [IS_REVOKED, 'createdAt'] },
    description:
      'Certificate of the viewer for the course; a revoked one only without another. Null unless the viewer completed the course.',
  })
  viewerCertificate!: (Certificate & Opt) | null;
}

/** Fields that certificates add to a member. */
@FieldsOf(Membership)
export class CertificateFieldsOfMember {
  @Connected<Certificate, Membership>(
    () => CertificateConnection,
    () => Certificate,
    () => CertificatesArguments,
    {
      where: (certificate, member) => sql`${certificate.student} = ${member.id}`,
      narrow: certificatesNarrowing,
      order: { by: ['createdAt'], descending: true },
      description: 'Certificates of the member that the viewer can read, newest first.',
    },
  )
  certificates!: CertificateConnection & Opt;
}
