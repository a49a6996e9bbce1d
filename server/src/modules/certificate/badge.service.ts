import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { type Say, sayIn } from '#kernel/translate';
import { BADGE_PATH } from './badge-paths.rules.ts';
import { ISSUER_ROW, type IssuerRow, issuerUrl, profileOf } from './badge-issuer.service.ts';
import { statusEntryOf } from './status-list.service.ts';

/** Data of a certificate that its badge shows. */
export interface BadgeRow {
  id: string;
  number: string;
  courseId: string;
  courseTitle: string;
  cohortTitle: string;
  studentName: string;
  grade: string | null;
  criteria: string | null;
  /** Null for one that was issued before certificates had languages: it is in English and does not say so. */
  language: Language | null;
  issuedAt: string;
  statusIndex: number | null;
  institution: IssuerRow;
}

/** SQL of the data of an issued certificate, whose number is \`$1\`. */
export const BADGE_ROW = `
  select json_build_object('id', k.id, 'number', k.number, 'courseId', k.course_id, 'courseTitle', k.course_title,
    'cohortTitle', k.cohort_title, 'studentName', k.student_name, 'grade', k.grade, 'criteria', k.criteria,
    'language', k.language, 'issuedAt', k.issued_at, 'statusIndex', k.status_index, 'institution', ${ISSUER_ROW('i')})::text
  from certificate k join institution i on i.id = k.institution_id
  where k.number = $1 and k.status = 'issued'`;

/** Contexts of a credential of Open Badges 3.0, in this order. */
const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/**
 * Returns a certificate as credential of Open Badges 3.0. Everybody with the number can read it, so it has the name of the
 * student and no mail address. The same certificate always has the same text, also after changes of the person's language.
 */
export function badgeOf(appOrigin: string, row: BadgeRow) {
  const { id, number, courseTitle, studentName, grade, statusIndex, institution } = row;
  const issuer = profileOf(appOrigin, institution);
  const say = sayIn(row.language ?? DEFAULT_LANGUAGE);
  const page = say`Verification page`;
  return {
    '@context': CONTEXT,
    id: `${appOrigin}${BADGE_PATH}${number}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer,
    validFrom: secondOf(row.issuedAt),
    credentialSubject: {
      id: `urn:uuid:${id}`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: studentName, identityType: 'name' },
      ],
      achievement: achievementOf(appOrigin, row, say),
      ...(grade && { result: [{ type: ['Result'], value: grade }] }),
    },
    ...(statusIndex !== null && { credentialStatus: statusEntryOf(issuer.id, statusIndex) }),
    evidence: [{ id: `${appOrigin}/certificates/${number}`, type: ['Evidence'], name: page }],
  };
}

function achievementOf(appOrigin: string, row: BadgeRow, say: Say) {
  const { courseId, courseTitle, cohortTitle, criteria, language, institution } = row;
  const completed = say`Completed the course “${courseTitle}” at ${institution.name}.`;
  return {
    id: `urn:uuid:${courseId}`,
    type: ['Achievement'],
    achievementType: 'Course',
    ...(language && { inLanguage: language }),
    name: courseTitle,
    description: completed,
    criteria: {
      narrative: criteria ?? say`Took part in the cohort “${cohortTitle}”. A teacher issued the certificate.`,
    },
    image: { id: `${issuerUrl(appOrigin, institution.id)}/badge.svg`, type: 'Image' },
  };
}

/** Returns a time in whole seconds, as the claims of a JWT have it. */
const secondOf = (time: string): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
