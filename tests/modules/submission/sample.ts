import { aDraft, anActivity, aSubmission } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: { submitWork: 'student', saveSubmissionDraft: 'student', discardSubmissionDraft: 'student' },
  values: { submittedAt: null, gradedAt: null, attempt: 1, link: null }, // as the activity and the submission have them
  silent: {
    saveSubmissionDraft: 'a draft is work in progress, which only its student reads',
    discardSubmissionDraft: 'so is its deletion',
  },
  idOf: {
    submission: 'submissionId',
    gradeSubmission: 'submissionId',
    // The activity does not ask for one.
    'submitWork.discussionId': 'none',
    // Those of other mutations accept other files by then.
    'submitWork.activityId': 'openActivityId',
    'saveSubmissionDraft.activityId': 'openActivityId',
    'discardSubmissionDraft.activityId': 'openActivityId',
  },
  own: async (app, { course, student }) => {
    const activity = await anActivity(app, { course, criterion: 'Style' }); // as many as generated lists have items
    await aDraft(app, { activity, student });
    return {
      submissionId: (await aSubmission(app, { activity, student })).id,
      openActivityId: (await anActivity(app, { course })).id,
    };
  },
  targets: async (app, { course, classmate: student }) => {
    const activity = await anActivity(app, { course });
    const { id } = await aSubmission(app, { activity, student, description: HIDDEN });
    const attempt = await app.db.query<{ id: string }>(
      'select id from submission_attempt where submission_id = $1',
      [id],
    );
    const draft = await aDraft(app, { activity, student, description: HIDDEN });
    return {
      hidden: {
        'submission of another': id,
        'attempt of another': attempt.rows[0]!.id,
        'draft of another': draft.id,
      },
    };
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
