import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Course } from '#modules/course/course.entity';
import { FieldsOf, One } from '#platform/read/declarations';
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
