import type { Account } from '#modules/account/account.entity';
import type { Activity } from '#modules/activity/activity.entity';
import { SubmissionType } from '#modules/activity/activity.enums';
import type { CohortSession } from '#modules/attendance/cohort-session.entity';
import type { Certificate } from '#modules/certificate/certificate.entity';
import type { CohortInstructor } from '#modules/cohort/cohort-parts.entity';
import type { Resource } from '#modules/resource/resource.entity';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { CohortCourse } from '#modules/cohort/cohort-course.entity';
import type { Course } from '#modules/course/course.entity';
import type { Section } from '#modules/course/section.entity';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import type { Institution } from '#modules/institution/institution.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import type { Discussion } from '#modules/discussion/discussion.entity';
import type { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import type { StoredFile } from '#modules/file/file.entity';
import type { Extension } from '#modules/extension/extension.entity';
import type { SubmissionAttempt } from '#modules/submission/submission-attempt.entity';
import type { SubmissionDraft } from '#modules/submission/submission-draft.entity';
import type { Submission } from '#modules/submission/submission.entity';
import type { Membership } from '#modules/membership/membership.entity';
import {
  acceptsWork,
  clockTime,
  cohortPermissions,
  type CohortsArguments,
  completedBy,
  everCompletedBy,
  DAY,
  enrollments,
  type EnrollmentsArguments,
  figures,
  fullName,
  inState,
  inOrder,
  isColleagueOrStudent,
  isManager,
  isStudentOf,
  joins,
  isUpcoming,
  type LessonsArguments,
  lessonsOf,
  ofLessons,
  matching,
  ofType,
  ownDue,
  ownExtension,
  ownInSession,
  ownOf,
  ownSubmission,
  percent,
  progressIn,
  progressOf,
  stateOf,
  statusOf,
  type SubmissionsArguments,
  sum,
  type TypedArguments,
} from './facts.ts';
import { holdsSeat } from './seat.ts';
import { connectionOf, type PageArguments } from './page.ts';
import { byPosition, type VisibleData } from './visible.ts';

type Resolve<T> = (row: T, visible: VisibleData, args: never) => unknown;
type Resolvers<T> = Record<string, Resolve<T>>;

/** A reader who may change a course may change its parts. */
function partPermissions(part: Lesson | Activity, visible: VisibleData) {
  const manages = visible.isOurs(part) && isManager(visible, part.course.unwrap().owner.unwrap());
  return { edit: manages, delete: manages };
}

/** The lesson before (-1) or after (1) a lesson in its course. */
function neighbour(lesson: Lesson, visible: VisibleData, step: number): Lesson | null {
  const lessons = inOrder(lessonsOf(lesson.course.unwrap(), visible), (row) => row.position);
  return lessons[lessons.indexOf(lesson) + step] ?? null;
}

/** Authors may change and delete their texts; moderators may delete them. */
function writtenPermissions(author: Membership, { course }: Discussion, { reader }: VisibleData) {
  const owner = course?.unwrap().owner.unwrap() ?? null;
  const isOwn = author.id === reader.membershipId;
  const isOrdering =
    reader.role === 'admin' ||
    (reader.role === 'instructor' && (owner === null || owner.id === reader.membershipId));
  return { edit: isOwn, delete: isOwn || isOrdering, deleteReplies: isOrdering };
}

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

/** Returns whether the reader is the member, or an admin of the member's institution. */
/** Returns whether the reader may end or move an enrollment. */
const mayEnd = (enrollment: Enrollment, visible: VisibleData) =>
  ['pending', 'waitlisted', 'active'].includes(enrollment.status) &&
  visible.isOurs(enrollment) &&
  visible.reader.role === 'admin';

const isOwnOrManaged = (member: Membership, visible: VisibleData) =>
  visible.isMine(member.accountId) || (visible.reader.role === 'admin' && visible.isOurs(member));

const isTeacherOf = (visible: VisibleData, member: Membership) =>
  visible.reader.role === 'instructor' && visible.isOurs(member);

const isFellow = (member: Membership, visible: VisibleData) =>
  visible.isMine(member.accountId) || (visible.reader.membershipId !== null && visible.isOurs(member));

const repliesTo = (discussion: Discussion, visible: VisibleData) =>
  visible.data.replies.filter((row) => row.discussion.unwrap() === discussion && visible.reply(row));

/** Fields that differ from the entities' own properties. */
export const RESOLVERS = {
  Viewer: {
    displayName: (account) => fullName(account.firstName, account.lastName) || account.email,
    hasTwoFactor: (account) => Boolean(account.twoFactorAt),
    role: (_, { reader }) => (reader.role === 'visitor' ? null : reader.role),
    membership: (_, { data, reader }) =>
      data.memberships.find(({ id }) => id === reader.membershipId) ?? null,
    memberships: (account, { data }) =>
      inOrder(
        data.memberships.filter((row) => row.accountId === account.id),
        (row) => row.lastUsedAt,
      ).toReversed(),
    institution: (_, { data, reader }) =>
      data.institutions.find(({ id }) => id === reader.institutionId) ?? null,
    activeEnrollmentCount: (_, visible) => ownInSession(visible, 'active'),
    waitlistedEnrollmentCount: (_, visible) => ownInSession(visible, 'waitlisted'),
    completedEnrollmentCount: (_, visible) => ownInSession(visible, 'completed'),
    unreadNotificationCount: () => 0, // no events exist there
    unreadMessageCount: () => 0, // no discussions exist there
    completedLessonCount: (_, { secured, reader }) =>
      secured.completions().filter((row) => row.member.unwrap().id === reader.membershipId).length,
    enrollments: (account, visible, args: EnrollmentsArguments) =>
      enrollments(
        visible,
        (row) => row.accountId === account.id && (!visible.reader.institutionId || visible.isOurs(row)),
        args,
        true,
      ),
    viewerCan: (_, { reader: { role } }) => {
      const isStaff = role === 'admin' || role === 'instructor';
      return {
        createCourse: isStaff,
        createCohort: isStaff,
        seeStudents: isStaff,
        manageInstitution: role === 'admin',
      };
    },
  } satisfies Resolvers<Account>,

  Institution: {
    isSuspended: (institution) => institution.suspendedAt != null,
    details: (institution, visible) =>
      visible.data.memberships.some(
        (row) => row.institution.id === institution.id && visible.isMine(row.accountId),
      )
        ? institution
        : null,
    suspendedAt: () => null, // for super admins
    suspensionReason: () => null,
    plan: ({ id, plan }, { reader }) =>
      reader.role === 'admin' && id === reader.institutionId ? plan : null,
    requestedPlan: ({ id, requestedPlan }, { reader }) =>
      reader.role === 'admin' && id === reader.institutionId ? requestedPlan : null,
    figures: (institution, visible) =>
      ['admin', 'instructor'].includes(visible.reader.role) && institution.id === visible.reader.institutionId
        ? figures(visible)
        : null,
    enrollments: (institution, visible, args: EnrollmentsArguments) =>
      enrollments(visible, (row) => row.institution.id === institution.id, args, true),
  } satisfies Resolvers<Institution>,

  InstitutionDetails: {
    adminEmail: (institution, visible) =>
      visible.data.memberships.some(
        (row) =>
          row.institution.id === institution.id &&
          visible.isMine(row.accountId) &&
          (row.isOwner || row.role === 'admin'),
      )
        ? institution.adminEmail
        : null,
  } satisfies Resolvers<Institution>,

  Member: {
    displayName: (member) => fullName(member.firstName, member.lastName) || 'Unnamed member',
    isOnline: () => false, // no sockets are open there
    viewerCan: (member, visible) => {
      const { role, membershipId } = visible.reader;
      const mayManage =
        role === 'admin' && visible.isOurs(member) && !member.isOwner && member.id !== membershipId;
      const isActive = String(member.status) === 'active';
      return {
        remove: mayManage && isActive,
        restore: mayManage && !isActive,
        changeRole: mayManage && isActive,
        transferOwnership:
          isActive && visible.ownsInstitution() && visible.isOurs(member) && member.id !== membershipId,
        leave: isActive && member.id === membershipId && !member.isOwner,
      };
    },
    email: (member, visible) =>
      isOwnOrManaged(member, visible) ||
      (isTeacherOf(visible, member) && isColleagueOrStudent(member, visible))
        ? member.contactEmail
        : null,
    phone: (member, visible) =>
      isOwnOrManaged(member, visible) || (isTeacherOf(visible, member) && isStudentOf(member, visible))
        ? member.contactPhone
        : null,
    location: (member, visible) => (isFellow(member, visible) ? member.homeLocation : null),
    timeZone: (member, visible) => (isFellow(member, visible) ? (member.homeZone ?? null) : null),
    lastSeenAt: (member, visible) =>
      isOwnOrManaged(member, visible) || (isTeacherOf(visible, member) && isStudentOf(member, visible))
        ? member.lastUsedAt
        : null,
    courseCount: (member, { secured }) => {
      const seats = secured.enrollments().filter((row) => row.student.unwrap() === member && holdsSeat(row));
      const cohorts = new Set(seats.map((row) => row.cohort.unwrap()));
      const links = secured.cohortCourses().filter((row) => cohorts.has(row.cohort.unwrap()));
      return new Set(links.map((row) => row.course.unwrap())).size;
    },
    submissions: (member, visible, args: SubmissionsArguments & { activityIds?: string[] | null }) => {
      const rows = visible.data.submissions.filter(
        (row) =>
          row.student.unwrap() === member &&
          visible.submission(row) &&
          (args.activityIds == null || args.activityIds.includes(row.activity.id)),
      );
      return connectionOf(rows.filter(inState(args)), { by: (row) => row.submittedAt }, args);
    },
  } satisfies Resolvers<Membership>,

  Course: {
    sections: (course, { secured }) =>
      inOrder(
        secured.sections().filter((row) => row.course.unwrap() === course),
        (row) => row.position,
      ),
    cohorts: (course, visible, args: CohortsArguments) => {
      const links = visible.secured.cohortCourses().filter((row) => row.course.unwrap() === course);
      const offered = links
        .map((row) => row.cohort.unwrap())
        .filter(visible.cohort)
        .filter(visible.isListed);
      const taught = args.isTaught ? offered.filter((row) => visible.teaches(row)) : offered;
      return connectionOf(taught.filter(matching(args)), { by: (row) => row.startDate }, args);
    },
    lessons: (course, visible, args: LessonsArguments) =>
      connectionOf(
        lessonsOf(course, visible).filter(ofLessons(visible, args)),
        { by: (row) => row.position },
        args,
      ),
    activities: (course, visible, args: TypedArguments) => {
      const rows = visible.data.activities.filter(
        (row) => row.course.unwrap() === course && visible.activity(row),
      );
      return connectionOf(rows.filter(ofType(args)), { by: (row) => row.dueAt }, args);
    },
    lessonCount: (course, visible) => lessonsOf(course, visible).length,
    durationMinutes: (course, visible) =>
      sum(lessonsOf(course, visible).map((row) => row.durationMinutes ?? 0)),
    completedLessonCount: (course, visible) => completedBy(visible, lessonsOf(course, visible)),
    progress: (course, visible) => {
      const lessons = lessonsOf(course, visible);
      return percent(completedBy(visible, lessons), lessons.length);
    },
    ownCompletedLessonCount: (course, visible) => everCompletedBy(visible, lessonsOf(course, visible)),
    nextLesson: (course, visible) =>
      inOrder(lessonsOf(course, visible), (row) => row.position).find((row) => isUpcoming(row, visible)) ??
      null,
    viewerCertificate: (course, { data, reader }) =>
      data.certificates.find(
        (row) => row.course.unwrap() === course && row.student.unwrap().id === reader.membershipId,
      ) ?? null,
    studentCount: (course, { secured }) => {
      const links = secured.cohortCourses().filter((row) => row.course.unwrap() === course);
      const cohorts = links.map((row) => row.cohort.unwrap()).filter((row) => !row.deletedAt);
      return sum(cohorts.map((row) => row.studentCount));
    },
    viewerCan: (course, visible) => {
      const manages = visible.isOurs(course) && isManager(visible, course.owner.unwrap());
      return {
        edit: manages,
        delete: manages,
        share: manages,
        manageCoTeachers: manages,
        seeGradebook:
          visible.isOurs(course) &&
          (visible.reader.role === 'admin' ||
            (visible.reader.role === 'instructor' && visible.teachesIn(course, null))),
        publish: manages && course.status === 'draft',
        unpublish: manages && course.status === 'published',
        archive: manages && course.status !== 'archived',
        restore: manages && course.status === 'archived',
      };
    },
  } satisfies Resolvers<Course>,

  CourseProgress: {
    course: ({ course }, visible) => (visible.course(course.unwrap()) ? course : null),
    progress: ({ cohort, course }, visible) =>
      progressIn(cohort.unwrap(), visible.reader.membershipId, visible, (row) => row === course.unwrap()),
  } satisfies Resolvers<CohortCourse>,

  Certificate: {
    course: ({ course }, visible) => (visible.course(course.unwrap()) ? course : null),
    cohort: ({ cohort }, visible) => (visible.cohort(cohort.unwrap()) ? cohort : null),
    progress: ({ cohort, course, student }, visible) => {
      const included = course.unwrap();
      return progressIn(cohort.unwrap(), student.unwrap().id, visible, (row) => row === included);
    },
    viewerCan: ({ cohort, status }, visible) => {
      const { role } = visible.reader;
      const isTaught = visible.teaches(cohort.unwrap());
      const isPending = status === 'pending';
      return {
        issue: isPending && (role === 'admin' || (role === 'instructor' && isTaught)),
        download: !isPending,
      };
    },
  } satisfies Resolvers<Certificate>,

  Section: {
    lessons: (section, { secured }) =>
      inOrder(
        secured.lessons().filter((row) => row.section?.unwrap() === section),
        (row) => row.position,
      ),
  } satisfies Resolvers<Section>,

  Lesson: {
    isCompleted: (lesson, visible) => completedBy(visible, [lesson]) > 0,
    meetingLink: (lesson, visible) => (joins(lesson, visible) ? lesson.link : null),
    materials: (lesson, visible) => (joins(lesson, visible) ? lesson.materialList : []),
    content: (lesson, visible) => (joins(lesson, visible) ? (lesson.contentText ?? null) : null),
    videoUrl: (lesson, visible) => (joins(lesson, visible) ? (lesson.videoAddress ?? null) : null),
    transcript: (lesson, visible) => (joins(lesson, visible) ? (lesson.transcriptText ?? null) : null),
    isOpen: (lesson, visible) => joins(lesson, visible),
    lockedUntil: () => null,
    previous: (lesson, visible) => neighbour(lesson, visible, -1),
    next: (lesson, visible) => neighbour(lesson, visible, 1),
    viewerCan: (lesson, visible) => ({
      ...partPermissions(lesson, visible),
      complete:
        visible.isOurs(lesson) &&
        lesson.course.unwrap().status !== 'archived' &&
        visible.hasSeatIn(lesson.course.unwrap(), visible.reader.membershipId),
    }),
  } satisfies Resolvers<Lesson>,

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

  Discussion: {
    lastReply: (discussion, visible) =>
      inOrder(repliesTo(discussion, visible), (row) => row.number).at(-1) ?? null,
    replies: (discussion, visible, args: PageArguments) =>
      connectionOf(repliesTo(discussion, visible), { by: (row) => row.number }, args),
    viewerCan: (discussion, visible) => writtenPermissions(discussion.author.unwrap(), discussion, visible),
  } satisfies Resolvers<Discussion>,

  DiscussionReply: {
    viewerCan: (reply, visible) =>
      writtenPermissions(reply.author.unwrap(), reply.discussion.unwrap(), visible),
  } satisfies Resolvers<DiscussionReply>,

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

  Money: {
    amount: (cents: number) => cents,
    currency: () => 'USD',
  },

  Cohort: {
    isPublished: (cohort) => cohort.publishedAt !== null,
    timeZone: (cohort) => cohort.timeZone ?? 'UTC',
    durationInDays: (cohort) => Math.ceil(clockTime(cohort) / DAY),
    durationInWeeks: (cohort) => Math.ceil(clockTime(cohort) / (7 * DAY)),
    spotsRemaining: (cohort) => cohort.capacity - cohort.studentCount - cohort.heldCount,
    fillRate: (cohort) => percent(cohort.studentCount + cohort.heldCount, cohort.capacity),
    // The same for every reader, computed from all data.
    price: (cohort, { data }) => {
      const links = data.cohortCourses.filter((row) => row.cohort.unwrap() === cohort);
      const offered = links
        .map((row) => row.course.unwrap())
        .filter((row) => row.status === 'published' && !row.deletedAt);
      return cohort.ownPrice ?? sum(offered.map((course) => course.price));
    },
    status: statusOf,
    meeting: (cohort) => (cohort.meetingPlatform ? cohort : null),
    isRecurring: (cohort) => cohort.recurrenceRule !== null,
    recurringSchedule: (cohort) => (cohort.recurrenceRule ? cohort : null),
    courseProgress: (cohort, { secured }) =>
      inOrder(
        secured.cohortCourses().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.position,
      ),
    courses: (cohort, visible) =>
      visible.secured
        .cohortCourses()
        .filter((row) => row.cohort.unwrap() === cohort)
        .toSorted(byPosition)
        .map((row) => row.course.unwrap())
        .filter(visible.course),
    milestones: (cohort, { secured }) =>
      inOrder(
        secured.milestones().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.deadline,
      ),
    attendance: (cohort, { secured }) => {
      const held = secured
        .sessions()
        .filter((row) => row.cohort.unwrap() === cohort && row.date <= new Date() && !row.cancelledAt);
      return inOrder(held, (row) => row.date).toReversed();
    },
    plannedSessions: (cohort, { secured }) => {
      const planned = secured
        .sessions()
        .filter((row) => row.cohort.unwrap() === cohort && row.date > new Date());
      return inOrder(planned, (row) => row.date);
    },
    instructors: (cohort, { secured }) =>
      inOrder(
        secured.instructors().filter((row) => row.cohort.unwrap() === cohort),
        (row) => row.createdAt,
      ),
    resources: (cohort, { secured }) =>
      inOrder(
        secured.resources().filter((row) => row.cohort?.unwrap() === cohort),
        (row) => row.position,
      ),
    isEnrolled: (cohort, visible) => ownOf(cohort, visible).some(holdsSeat),
    viewerEnrollment: (cohort, visible) =>
      inOrder(ownOf(cohort, visible).filter(visible.enrollment), (row) => row.enrolledAt).at(-1) ?? null,
    viewerState: (cohort, visible) => stateOf(cohort, visible),
    enrollments: (cohort, visible, args: EnrollmentsArguments) =>
      enrollments(visible, (row) => row.cohort.unwrap() === cohort, args, false),
    viewerCan: (cohort, visible) => cohortPermissions(cohort, visible),
  } satisfies Resolvers<Cohort>,

  Meeting: {
    schedule: (cohort) => cohort.meetingSchedule ?? '',
    additionalInfo: (cohort) => cohort.meetingInfo,
    platform: (cohort) => cohort.meetingPlatform,
    link: (cohort, visible) => {
      const runsIt = visible.isOurs(cohort) && visible.reader.role === 'admin';
      const isInside = runsIt || visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat);
      return isInside ? cohort.meetingLink : null;
    },
  } satisfies Resolvers<Cohort>,

  RecurringSchedule: {
    days: (cohort) => (cohort.recurrenceDays ?? []).map((day) => day.toUpperCase()),
    time: (cohort) => cohort.recurrenceTime ?? '',
    timeZone: (cohort) => cohort.timeZone ?? 'UTC',
    rule: (cohort) => cohort.recurrenceRule,
    interval: ({ recurrenceRule }) => Number(/INTERVAL=(\d+)/.exec(recurrenceRule!)?.[1] ?? 1),
    until: ({ recurrenceRule }) => {
      const [, day, time] = /UNTIL=(\d{8})T(\d{6})/.exec(recurrenceRule!) ?? [];
      const digits = (text: string, mark: string) => text.match(/\d\d/g)!.join(mark);
      if (!day || !time) return null;
      return new Date(`${day.slice(0, 4)}-${digits(day.slice(4), '-')}T${digits(time, ':')}Z`);
    },
    count: ({ recurrenceRule }) => {
      const [, count] = /COUNT=(\d+)/.exec(recurrenceRule!) ?? [];
      return count ? Number(count) : null;
    },
    durationMinutes: (cohort) => cohort.recurrenceMinutes ?? null,
    topic: (cohort) => cohort.recurrenceTopic ?? cohort.title,
  } satisfies Resolvers<Cohort>,

  AttendanceSummary: {
    recordingUrl: (session, visible) => {
      const cohort = session.cohort.unwrap();
      const runsIt = visible.isOurs(cohort) && visible.reader.role === 'admin';
      const isInside = runsIt || visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat);
      return isInside ? (session.recordingUrl ?? null) : null;
    },
    present: (session, { secured }) =>
      secured.attendance().filter((row) => row.session.unwrap() === session && row.isPresent).length,
    total: (session, { secured }) =>
      secured.attendance().filter((row) => row.session.unwrap() === session).length,
  } satisfies Resolvers<CohortSession>,

  CohortInstructor: {
    title: ({ member }) => member.unwrap().jobTitle || 'Instructor',
    bio: ({ member }) => member.unwrap().bio,
    expertise: ({ member }) => member.unwrap().expertise,
    totalStudents: (instructor, { secured }) => {
      const same = secured.instructors().filter((row) => row.member === instructor.member);
      const cohorts = same.map((row) => row.cohort.unwrap()).filter((row) => !row.deletedAt);
      return sum(cohorts.map((row) => row.studentCount));
    },
  } satisfies Resolvers<CohortInstructor>,

  Resource: { uploadedAt: (resource) => resource.createdAt } satisfies Resolvers<Resource>,

  Enrollment: {
    waitlistPosition: (enrollment, { data }) => {
      if (enrollment.status !== 'waitlisted') return null;
      const queue = data.enrollments.filter(
        (row) => row.cohort === enrollment.cohort && row.status === 'waitlisted',
      );
      return inOrder(queue, (row) => row.enrolledAt).indexOf(enrollment) + 1;
    },
    progress: (enrollment, visible) => progressOf(enrollment.cohort.unwrap(), enrollment, visible),
    viewerCan: (enrollment, visible) => ({
      markPaid:
        enrollment.status === 'pending' && visible.isOurs(enrollment) && visible.reader.role === 'admin',
      decline:
        ['pending', 'waitlisted'].includes(enrollment.status) &&
        visible.isOurs(enrollment) &&
        (visible.reader.role === 'admin' ||
          (visible.reader.role === 'instructor' &&
            !enrollment.cohort.unwrap().deletedAt &&
            visible.teaches(enrollment.cohort.unwrap()))),
      cancel: mayEnd(enrollment, visible),
      move: mayEnd(enrollment, visible),
    }),
  } satisfies Resolvers<Enrollment>,
} as Record<string, Resolvers<never>>;
