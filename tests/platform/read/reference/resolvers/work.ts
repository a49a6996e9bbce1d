import type { Activity } from '#modules/activity/activity.entity';
import { SubmissionType } from '#modules/activity/activity.enums';
import type { Extension } from '#modules/extension/extension.entity';
import type { StoredFile } from '#modules/file/file.entity';
import type { SubmissionAttempt } from '#modules/submission/submission-attempt.entity';
import type { SubmissionDraft } from '#modules/submission/submission-draft.entity';
import type { Submission } from '#modules/submission/submission.entity';
import { inOrder } from '../facts/values.ts';
import {
  type SubmissionsArguments,
  inState,
  ownSubmission,
  ownExtension,
  ownDue,
  acceptsWork,
} from '../facts/work.ts';
import { connectionOf, type PageArguments } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import { partPermissions } from './permissions.ts';
import type { Resolvers } from './resolve.ts';

/** Files of an attempt among those that its submission holds. */
const filesOf = (submission: Submission, fileIds: string[] | null | undefined, { data }: VisibleData) =>
  filesInOrder(
    data.files.filter((row) => row.holderId === submission.id && (!fileIds || fileIds.includes(row.id))),
  );

const filesInOrder = (files: StoredFile[]) =>
  inOrder(
    files.filter((row) => row.storedAt),
    (row) => row.position,
  );

/** The discussion of work, if the reader can read it. */
const discussionOf = ({ discussion }: Pick<Submission, 'discussion'>, visible: VisibleData) => {
  const found = discussion?.unwrap();
  return found && visible.discussion(found) ? found : null;
};

/** Fields of activities and the work for them that differ from the entities' own properties. */
export const WORK_RESOLVERS = {
  Activity: {
    criteria: ({ criterionNames, criterionPercents }) =>
      criterionNames.map((name, at) => ({ name, percent: criterionPercents[at]! })),
    latePolicy: ({ lateDays, latePenalty, latePercent }) => ({
      days: lateDays ?? null,
      penalty: latePenalty.replace('-', '_'),
      percent: latePercent,
    }),
    // No quizzes exist there.
    submissionTypes: ({ workTypes }) => workTypes.map((type) => type.toUpperCase()),
    allowedFileTypes: ({ allowedFileTypes }) => allowedFileTypes.map((type) => type.slice(1).toUpperCase()),
    viewerDueAt: (activity, visible) => ownDue(activity, visible),
    viewerExtension: (activity, visible) => ownExtension(activity, visible) ?? null,
    extensions: (activity, visible, args: PageArguments & { studentId?: string | null }) => {
      const rows = visible.data.extensions.filter(
        (row) =>
          row.activity.unwrap() === activity &&
          visible.submission(row) &&
          (!args.studentId || row.student.id === args.studentId),
      );
      return connectionOf(rows, { by: (row) => row.dueAt }, args);
    },
    viewerDraft: (activity, { data, reader }) =>
      data.drafts.find(
        (row) => row.activity.unwrap() === activity && row.student.unwrap().id === reader.membershipId,
      ) ?? null,
    viewerSubmission: (activity, visible) => ownSubmission(activity, visible) ?? null,
    submissions: (activity, visible, args: SubmissionsArguments) => {
      const rows = visible.data.submissions.filter(
        (row) => row.activity.unwrap() === activity && visible.submission(row),
      );
      return connectionOf(rows.filter(inState(args)), { by: (row) => row.submittedAt }, args);
    },
    viewerCan: (activity, visible) => {
      const course = activity.course.unwrap();
      return {
        ...partPermissions(activity, visible),
        submit:
          visible.hasSeatIn(course, visible.reader.membershipId) &&
          acceptsWork(activity, visible) &&
          !activity.workTypes.includes(SubmissionType.QUIZ) &&
          course.status !== 'archived' &&
          !ownSubmission(activity, visible)?.gradedAt,
        grade:
          (visible.isOurs(activity) && visible.reader.role === 'admin') ||
          (visible.reader.role === 'instructor' && visible.teachesIn(course, null)),
      };
    },
  } satisfies Resolvers<Activity>,

  Submission: {
    activityId: (submission) => submission.activity.id,
    state: (submission) => (submission.gradedAt ? 'graded' : 'submitted'),
    criteria: ({ scoreNames, scorePercents, scores }) =>
      (scoreNames ?? []).map((name, at) => ({ name, percent: scorePercents![at]!, score: scores![at]! })),
    files: (submission, visible) => filesOf(submission, submission.fileIds, visible),
    discussion: discussionOf,
    attempts: (submission, { data }) =>
      inOrder(
        data.attempts.filter((row) => row.submission.unwrap() === submission),
        (row) => row.number,
      ).toReversed(),
    viewerCan: (submission, visible) => {
      const course = submission.activity.unwrap().course.unwrap();
      const studentId = submission.student.unwrap().id;
      const teaches = visible.reader.role === 'instructor' && visible.teachesIn(course, studentId);
      return {
        grade: (visible.reader.role === 'admin' || teaches) && studentId !== visible.reader.membershipId,
      };
    },
  } satisfies Resolvers<Submission>,

  SubmissionAttempt: {
    files: (attempt, visible) => filesOf(attempt.submission.unwrap(), attempt.fileIds, visible),
    discussion: discussionOf,
  } satisfies Resolvers<SubmissionAttempt>,

  SubmissionDraft: {
    files: ({ fileIds, student }, { data }) =>
      filesInOrder(
        data.files.filter((row) => fileIds.includes(row.id) && row.uploader.unwrap() === student.unwrap()),
      ),
  } satisfies Resolvers<SubmissionDraft>,

  Extension: {
    activityId: (extension) => extension.activity.id,
    studentId: (extension) => extension.student.id,
  } satisfies Resolvers<Extension>,
};
