import { aCertificate, aStudent } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

/** Number of a certificate that has not been published. */
const SECRET_NUMBER = 'H0ME-H0ME-H0ME';

export const sample: Sample = {
  values: { number: '0000-0000-0000', grade: 'A' },
  idOf: { certificate: 'certificateId', issueCertificate: 'certificateId' },
  own: async (app, { institution, course, cohort }) => {
    const [student, another] = [await aStudent(app, { institution }), await aStudent(app, { institution })];
    const { id } = await aCertificate(app, { course, cohort, student });
    await aCertificate(app, { course, cohort, student: another }); // is issued with all of the cohort
    return { certificateId: id };
  },
  targets: async (app, { course, cohort, student, classmate }) => {
    const ofOthers = { student: classmate, number: SECRET_NUMBER, studentName: HIDDEN };
    return {
      seen: { certificate: (await aCertificate(app, { course, cohort, student })).id },
      hidden: { 'certificate of another': (await aCertificate(app, { course, cohort, ...ofOthers })).id },
    };
  },
};
