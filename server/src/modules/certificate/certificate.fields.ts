import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Course } from '#modules/course/course.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import {
  CertificateConnection,
  CertificatesArguments,
  certificatesNarrowing,
} from './certificate.connection.ts';
import { Certificate } from './certificate.entity.ts';

/** Fields that certificates add to a course. */
@FieldsOf(Course)
export class CertificateFieldsOfCourse {
  @One<Certificate, Course>(() => Certificate, {
    where: (certificate, course, _, { membershipId }) =>
      membershipId
        ? sql`${certificate.course} = ${course.id} and ${certificate.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['id'] },
    description: 'Certificate of the viewer for the course. Null unless the viewer completed the course.',
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
