import { anActivity, aSubmission } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { submittedAt: null }, // it must be that of a submission
  idOf: { submission: 'submissionId', gradeSubmission: 'submissionId' },
  own: async (app, { course, student }) => {
    const activity = await anActivity(app, { course, criterion: 'Style' }); // as many as generated lists have items
    return { submissionId: (await aSubmission(app, { activity, student })).id };
  },
  targets: async (app, { course, classmate: student }) => {
    const activity = await anActivity(app, { course });
    const { id } = await aSubmission(app, { activity, student, description: HIDDEN });
    return { hidden: { 'submission of another': id } };
  },
  messages: (id, { institution, student }) => ({
    submissionChanged: {
      institutionId: institution.id,
      of: id,
      id,
      readers: [student.membershipId],
    },
  }),
};
