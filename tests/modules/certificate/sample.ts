import { randomUUID } from 'node:crypto';
import type { App } from '#tests/support/app';
import { aCertificate, aStudent, insert, type ItemRow } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

/** Number of a certificate that has not been published. */
const SECRET_NUMBER = 'H0ME-H0ME-H0ME';

export const sample: Sample = {
  values: {
    number: '0000-0000-0000',
    grade: 'A',
    isAutomatic: true,
    minProgress: 80,
    minGrade: 60,
    minAttendance: 50,
  },
  inputs: { revokeCertificate: { reason: 'Plagiarism' } },
  idOf: {
    certificate: 'certificateId',
    issueCertificate: 'certificateId',
    revokeCertificate: 'issuedCertificateId',
  },
  own: async (app, { institution, course, cohort }) => {
    const [student, another, third] = [
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
    ];
    const { id } = await aCertificate(app, { course, cohort, student });
    await aCertificate(app, { course, cohort, student: another }); // is issued with all of the cohort
    const random = randomUUID().toUpperCase();
    const number = `R3V0-${random.slice(0, 4)}-${random.slice(4, 8)}`;
    const issued = await aCertificate(app, { course, cohort, student: third, number });
    await aRule(app, course);
    return { certificateId: id, issuedCertificateId: issued.id };
  },
  targets: async (app, { course, cohort, student, classmate, draft }) => {
    const ofOthers = { student: classmate, number: SECRET_NUMBER, studentName: HIDDEN };
    return {
      seen: {
        certificate: (await aCertificate(app, { course, cohort, student })).id,
        certificate_rule: await aRule(app, course),
      },
      hidden: {
        'certificate of another': (await aCertificate(app, { course, cohort, ...ofOthers })).id,
        'certificate rule of a draft': await aRule(app, draft),
      },
    };
  },
};

/** Creates a rule by which teachers issue the certificates of a course, unless it has one. Returns its ID. */
async function aRule(app: App, course: ItemRow): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>(
    'select id from certificate_rule where institution_id = $1 and course_id = $2',
    [course.institutionId, course.id],
  );
  if (rows[0]) return rows[0].id;
  const id = randomUUID();
  await insert(app, 'certificate_rule', { institution_id: course.institutionId, id, course_id: course.id });
  return id;
}
