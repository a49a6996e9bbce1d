import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRule } from '#modules/certificate/apply-rule.service';
import { type App, startApp } from '#tests/support/app';
import { aClass, aLesson, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { badgeTextOf, verifiedBadge } from './badge-calls.ts';
import {
  aCompletedCohort,
  certificatesOf,
  type Certified,
  check,
  issue,
  issueAll,
  setRule,
} from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

/** Sets the language of a student as the settings do. Null follows the browser. */
const speak = ({ accountId }: Member, language: string | null) =>
  app.db.query('update account set language = $2 where id = $1', [accountId, language]);

const anotherStudent = () => aStudent(app, { institution: teacher.institution });

async function issuedTo(student: Member): Promise<Certified & { number: string }> {
  const [pending] = await certificatesOf(app, student);
  const { data } = await issue(app, pending!.id, teacher);
  return data.issueCertificate.certificate as Certified & { number: string };
}

/** Reads a badge as a stranger does, who verifies its signature. */
async function badgeOf(number: string) {
  const { badge, isValid } = await verifiedBadge(await badgeTextOf(number, app), app);
  expect(isValid).toBe(true);
  const { achievement } = badge.credentialSubject;
  return { achievement, evidence: badge.evidence.map(({ name }) => name) };
}

async function pdfOf(id: string, as: Member, language: string): Promise<string> {
  const answer = await fetch(`${app.url}/exports/certificates/${id}`, {
    headers: { authorization: `Bearer ${as.accessToken}`, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

describe('a certificate is issued in a language', () => {
  test('which is the one that its student chose, in badge, PDF and verification', async () => {
    const [spanish, german] = [await anotherStudent(), await anotherStudent()];
    await speak(spanish, 'es');
    await speak(german, 'de');
    const { cohort } = await aCompletedCohort(app, teacher, [spanish, german]);
    expect((await certificatesOf(app, spanish))[0]!.language).toBeNull();
    await issueAll(app, cohort, teacher);

    const [one] = (await certificatesOf(app, spanish)) as [Certified];
    const { courseTitle, cohortTitle } = one;
    const school = teacher.institution.name;
    expect(one.language).toBe('ES');
    expect(await badgeOf(one.number!)).toMatchObject({
      achievement: {
        inLanguage: 'es',
        name: courseTitle,
        description: `Completó el curso «${courseTitle}» en ${school}.`,
        criteria: {
          narrative: `Participó en la cohorte «${cohortTitle}». Un docente emitió el certificado.`,
        },
      },
      evidence: ['Página de verificación'],
    });
    expect(await pdfOf(one.id, teacher, 'fr')).toContain('/Lang (es)');

    const [other] = (await certificatesOf(app, german)) as [Certified];
    expect(await badgeOf(other.number!)).toMatchObject({
      achievement: {
        inLanguage: 'de',
        description: `Hat den Kurs „${courseTitle}“ bei ${school} abgeschlossen.`,
      },
      evidence: ['Seite zur Überprüfung'],
    });
    const { data } = await check(app, other.number!);
    expect(data.checkCertificate.language).toBe('DE');
  });

  test('and stays in it, whatever language the student chooses later and a reader has', async () => {
    const student = await anotherStudent();
    await speak(student, 'fr');
    await aCompletedCohort(app, teacher, [student]);
    const { id, number } = await issuedTo(student);
    const before = [await badgeTextOf(number, app), await pdfOf(id, student, 'fr')];
    await speak(student, 'de');
    expect([await badgeTextOf(number, app), await pdfOf(id, student, 'en')]).toEqual(before);
  });

  test('which is that of the course for a student who chose none', async () => {
    const student = await anotherStudent();
    await speak(student, null);
    const { courses } = await aCompletedCohort(app, teacher, [student]);
    await app.db.query(`update course set language = 'French' where id = $1`, [courses[0]!.id]);
    const { number, language } = await issuedTo(student);
    expect(language).toBe('FR');
    expect((await badgeOf(number)).achievement['inLanguage']).toBe('fr');
  });

  test('in which it tells what a rule required, for each of its students', async () => {
    const { course, students, ...taught } = await aClass(app, 2);
    const [spanish, german] = students as [Member, Member];
    await speak(spanish, 'es');
    await speak(german, 'de');
    const lesson = await aLesson(app, { course, type: 'video' });
    for (const as of students)
      await app.graphql(
        'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }',
        { id: lesson.id },
        { as },
      );
    await setRule(app, course, taught.teacher, { minProgress: 80, isAutomatic: true });
    await applyRule(app.services, {
      institutionId: taught.teacher.institution.id,
      courseId: course.id,
      membershipIds: null,
    });
    const narratives: unknown[] = [];
    for (const student of [spanish, german]) {
      const [certificate] = (await certificatesOf(app, student)) as [Certified];
      narratives.push((await badgeOf(certificate.number!)).achievement['criteria']);
    }
    expect(narratives).toEqual([
      { narrative: 'Requisitos: al menos el 80\u00a0% de las lecciones completadas.' },
      { narrative: 'Voraussetzung: mindestens 80\u00a0% der Lektionen abgeschlossen.' },
    ]);
  });
});

test('a certificate from before languages keeps its English badge to the letter', async () => {
  const student = await anotherStudent();
  await speak(student, 'de');
  await aCompletedCohort(app, teacher, [student]);
  const { id, number, courseTitle, cohortTitle, course } = await issuedTo(student);
  await app.db.query('update certificate set language = null where id = $1', [id]);
  const { achievement, evidence } = await badgeOf(number);
  const issuer = `${app.services.config.appOrigin}/issuers/${teacher.institution.id}`;
  // The order of the properties counts: it is part of what was signed.
  expect(JSON.stringify(achievement)).toBe(
    `{"id":"urn:uuid:${course!.id}","type":["Achievement"],"achievementType":"Course","name":"${courseTitle}",` +
      `"description":"Completed the course “${courseTitle}” at ${teacher.institution.name}.",` +
      `"criteria":{"narrative":"Took part in the cohort “${cohortTitle}”. A teacher issued the certificate."},` +
      `"image":{"id":"${issuer}/badge.svg","type":"Image"}}`,
  );
  expect(evidence).toEqual(['Verification page']);
  expect(await pdfOf(id, student, 'de')).toContain('/Lang (en)');
  expect((await check(app, number)).data.checkCertificate.language).toBe('EN');
});
