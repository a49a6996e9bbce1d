import { completeEnrollments } from '#modules/enrollment/complete.service';
import type { App } from '#tests/support/app';
import { aCohort, aCourse, anEnrollment, inDays, type ItemRow, type Member } from '#tests/support/factories';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;
type Api = Pick<App, 'graphql'>;

export interface Certified {
  id: string;
  status: 'PENDING' | 'ISSUED' | 'REVOKED';
  number: string | null;
  grade: string | null;
  courseTitle: string;
  cohortTitle: string;
  studentName: string;
  issuedAt: string | null;
  progress: number;
  course: { id: string } | null;
  cohort: { id: string } | null;
  student: { id: string; displayName: string };
  issuedBy: { displayName: string } | null;
  revokedAt: string | null;
  revokedBy: { displayName: string } | null;
  revocationReason: string | null;
  badgeUrl: string | null;
  language: string | null;
  viewerCan: { issue: boolean; download: boolean; revoke: boolean };
}

export const FIELDS = `id status number grade courseTitle cohortTitle studentName issuedAt progress
  course { id } cohort { id } student { id displayName } issuedBy { displayName } revokedAt revokedBy { displayName } revocationReason badgeUrl language viewerCan { issue download revoke }`;

/** Lists the certificates that an actor sees, the latest first. */
export async function certificatesOf(app: Api, as: As, args = ''): Promise<Certified[]> {
  const { data } = await app.graphql(`{ certificates${args} { nodes { ${FIELDS} } } }`, {}, { as });
  return data.certificates.nodes as Certified[];
}

export const certificate = (app: Api, id: string, as: As): Promise<GraphqlAnswer> =>
  app.graphql(`query C($id: ID!) { certificate(id: $id) { ${FIELDS} } }`, { id }, { as });

export const issue = (app: Api, certificateId: string, as: As, grade?: string): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation I($input: IssueCertificateInput!) { issueCertificate(input: $input) { certificate { ${FIELDS} } } }`,
    { input: { id: certificateId, ...(grade !== undefined && { grade }) } },
    { as },
  );

export const issueAll = (app: Api, cohort: { id: string }, as: As): Promise<GraphqlAnswer> =>
  app.graphql(
    'mutation A($id: ID!) { issueCertificates(input: { cohortId: $id }) { issuedCount cohort { id } } }',
    { id: cohort.id },
    { as },
  );

export const revoke = (
  app: Api,
  certificateId: string,
  as: As,
  reason = 'Plagiarism',
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation R($input: RevokeCertificateInput!) { revokeCertificate(input: $input) { certificate { ${FIELDS} } } }`,
    { input: { id: certificateId, reason } },
    { as },
  );

export interface RuleInput {
  isAutomatic?: boolean;
  minProgress?: number | null;
  minGrade?: number | null;
  minAttendance?: number | null;
  version?: number;
}

/** Sets the rule of a course, automatic unless told otherwise. */
export const setRule = (
  app: Api,
  course: { id: string },
  as: As,
  rule: RuleInput = {},
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation S($input: SetCertificateRuleInput!) { setCertificateRule(input: $input) {
      course { id certificateRule { isAutomatic minProgress minGrade minAttendance version } } } }`,
    { input: { courseId: course.id, isAutomatic: true, ...rule } },
    { as },
  );

export const check = (app: Api, number: string, as?: As): Promise<GraphqlAnswer> =>
  app.graphql(
    'query P($number: String!) { checkCertificate(number: $number) { number status studentName courseTitle institutionName grade language issuedAt revokedAt revocationReason badgeUrl } }',
    { number },
    as ? { as } : {},
  );

interface Ended {
  cohort: ItemRow;
  courses: ItemRow[];
}

/** Creates a cohort of courses that ended yesterday, with seats for the students. */
export async function anEndedCohort(
  app: App,
  by: Member,
  students: Member[],
  { courses, title }: { courses?: ItemRow[]; title?: string } = {},
): Promise<Ended> {
  const taught = courses ?? [await aCourse(app, { by })];
  const cohort = await aCohort(app, {
    by,
    courses: taught,
    startDate: inDays(-29),
    endDate: inDays(-1),
    registrationDeadline: inDays(-30),
    capacity: Math.max(10, students.length),
    ...(title && { title }),
  });
  for (const student of students) await anEnrollment(app, { cohort, student });
  return { cohort, courses: taught };
}

/** Creates the same with completed seats: each student has a pending certificate for each course. */
export async function aCompletedCohort(...args: Parameters<typeof anEndedCohort>): Promise<Ended> {
  const ended = await anEndedCohort(...args);
  await completeEnrollments(args[0].services);
  return ended;
}
