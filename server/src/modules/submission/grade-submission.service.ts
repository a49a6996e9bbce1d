import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Activity } from '#modules/activity/activity.entity';
import { pointsAfter } from '#modules/activity/late-work.rules';
import { Course } from '#modules/course/course.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Membership } from '#modules/membership/membership.entity';
import { latenessOf } from './judge-lateness.service.ts';
import { gradesWorkOf, teachesStudentOf } from './teaches-student.service.ts';
import { Submission } from './submission.entity.ts';
import { announceSubmission } from './submission.events.ts';
import type { GradeSubmissionInput } from './submission.input.ts';
import { submissionPolicy } from './submission.policy.ts';
import { REFUSALS, SCORE_EACH } from './submission.rules.ts';

/**
 * Grades a submission or changes its grade. Repeating the same grade changes nothing and notifies nobody.
 * @throws NotFound, Forbidden, Invalid for more points than the maximum, Conflict when it was resubmitted or
 * graded by someone else in the meantime
 */
export async function gradeSubmission(context: Context, input: GradeSubmissionInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Submission'));
  await context.transaction(async (em, afterCommit) => {
    const { submission, activity } = await loadSubmissionForGrading(em, viewer, input.id);
    if (input.submittedAt && input.submittedAt.getTime() !== submission.submittedAt.getTime())
      throw Conflict(REFUSALS.newer);
    if (input.attempt && input.attempt !== submission.attempt) throw Conflict(REFUSALS.newer);
    if (input.points > activity.points)
      throw Invalid([{ field: 'points', message: REFUSALS.tooMany(activity.points) }]);
    const grade = gradeOf(input, activity, await penaltyOf(em, submission, input.waiveLatePenalty));
    if (submission.gradedAt && isSame(submission, grade)) return;
    if (input.gradedAt !== undefined && input.gradedAt?.getTime() !== submission.gradedAt?.getTime())
      throw Conflict(REFUSALS.regraded);
    Object.assign(submission, grade);
    submission.gradedBy = referTo(em, Membership, viewer.institutionId, viewer.membershipId);
    submission.gradedAt = new Date();
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'submission.graded', institutionId, ids: [submission.id] }, transaction);
    const studentId = submission.student.id;
    afterCommit(() => announceSubmission(context, { id: submission.id, activityId: activity.id, studentId }));
  });
}

/** Returns the deduction for late work, unless it is waived. Without a choice a former one stays. */
async function penaltyOf(
  em: EntityManager,
  submission: Submission,
  waives: boolean | null | undefined,
): Promise<Pick<Submission, 'isPenaltyWaived' | 'latePercent'>> {
  const isPenaltyWaived = waives ?? submission.isPenaltyWaived;
  if (isPenaltyWaived) return { isPenaltyWaived, latePercent: 0 };
  const work = {
    institutionId: submission.institution.id,
    activityId: submission.activity.id,
    studentId: submission.student.id,
  };
  const { latePercent } = await latenessOf(em, work, submission.submittedAt);
  return { isPenaltyWaived, latePercent };
}

/**
 * Returns the columns of a grade. The criteria are kept with it, because those of the activity may change.
 * @throws Invalid for another number of scores than the activity has criteria
 */
function gradeOf(
  { points, feedback, scores }: GradeSubmissionInput,
  activity: Activity,
  penalty: Pick<Submission, 'isPenaltyWaived' | 'latePercent'>,
) {
  const isScored = Boolean(scores?.length);
  if (isScored && scores!.length !== activity.criterionNames.length)
    throw Invalid([{ field: 'scores', message: SCORE_EACH }]);
  return {
    ...penalty,
    givenPoints: points,
    points: pointsAfter(points, penalty.latePercent),
    feedback: feedback || null,
    scores: isScored ? scores! : null,
    scoreNames: isScored ? activity.criterionNames : null,
    scorePercents: isScored ? activity.criterionPercents : null,
  };
}

const isSame = (submission: Submission, grade: ReturnType<typeof gradeOf>): boolean =>
  Object.entries(grade).every(([name, value]) =>
    isDeepStrictEqual(submission[name as keyof typeof grade] ?? null, value),
  );

/**
 * Loads a submission that the viewer may grade and locks its row: a concurrent resubmission waits and finds
 * it graded.
 */
async function loadSubmissionForGrading(em: EntityManager, viewer: MemberViewer, id: string) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const submission = await em.findOne(Submission, { id }, { lockMode });
  const activity =
    submission && (await em.findOne(Activity, { id: submission.activity.id, deletedAt: null }));
  const course = activity && (await em.findOne(Course, { id: activity.course.id, deletedAt: null }));
  if (!course) throw NotFound('Submission');
  const place = { courseId: course.id, studentId: submission.student.id };
  const isTaught = await teachesStudentOf(em, viewer, place, 'edit');
  const isGranted = await gradesWorkOf(em, viewer, place);
  const taught = { institutionId: viewer.institutionId, isTaught };
  if (submissionPolicy.grade(viewer, { ...taught, isGranted }, submission.student.id))
    return { submission, activity };
  if (submissionPolicy.grade(viewer, taught, submission.student.id)) throw Conflict(REFUSALS.ungraded);
  if (submission.student.id === viewer.membershipId) throw Forbidden(REFUSALS.own);
  throw (await teachesStudentOf(em, viewer, place, 'read')) ? Forbidden() : NotFound('Submission');
}
