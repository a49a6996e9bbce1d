import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { Certificate } from './certificate.entity.ts';
import { CertificateStatus } from './certificate.enums.ts';

export const CertificateConnection = connectionOf('Certificate', () => Certificate);
export type CertificateConnection = InstanceType<typeof CertificateConnection>;

export const CertificateList = listOf('Certificate', Certificate);

@ArgsType()
export class CertificatesArguments extends CertificateList {
  @Field(() => CertificateStatus, {
    nullable: true,
    description: 'Returns only certificates with this status.',
  })
  status?: CertificateStatus;

  @Field(() => ID, { nullable: true, description: 'Returns only certificates of this cohort.' })
  cohortId?: string;

  @Field(() => ID, { nullable: true, description: 'Returns only certificates of this course.' })
  courseId?: string;

  @Field(() => String, {
    nullable: true,
    description: `Returns only certificates whose student name, course title or cohort title contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;
}

/** Returns the conditions for the arguments of a list of certificates. */
export function certificatesNarrowing(
  certificate: Row<Certificate>,
  args: ReadArguments,
): (Sql | undefined)[] {
  const { status, cohortId, courseId } = args;
  const { studentName, courseTitle, cohortTitle } = certificate;
  return [
    status && sql`${certificate.status} = ${status}`,
    cohortId && sql`${certificate.cohort} = ${cohortId}`,
    courseId && sql`${certificate.course} = ${courseId}`,
    matchesSearch(searchedText(studentName, courseTitle, cohortTitle), args),
  ];
}
