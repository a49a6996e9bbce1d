import type { Account } from '#modules/account/account.entity';
import type { Certificate } from '#modules/certificate/certificate.entity';
import type { Institution } from '#modules/institution/institution.entity';
import type { Membership } from '#modules/membership/membership.entity';
import { type EnrollmentsArguments, enrollments, ownInSession } from '../facts/enrollments.ts';
import { figures } from '../facts/figures.ts';
import { progressIn } from '../facts/lessons.ts';
import { isStudentOf, isColleagueOrStudent } from '../facts/members.ts';
import { inOrder, fullName } from '../facts/values.ts';
import { type SubmissionsArguments, inState } from '../facts/work.ts';
import { connectionOf } from '../page.ts';
import { holdsSeat } from '../seat.ts';
import type { VisibleData } from '../visible.ts';
import type { Resolvers } from './resolve.ts';

/** Returns whether the reader is the member, or an admin of the member's institution. */
const isOwnOrManaged = (member: Membership, visible: VisibleData) =>
  visible.isMine(member.accountId) || (visible.reader.role === 'admin' && visible.isOurs(member));

const isTeacherOf = (visible: VisibleData, member: Membership) =>
  visible.reader.role === 'instructor' && visible.isOurs(member);

const isFellow = (member: Membership, visible: VisibleData) =>
  visible.isMine(member.accountId) || (visible.reader.membershipId !== null && visible.isOurs(member));

/** Fields of accounts, institutions and members that differ from the entities' own properties. */
export const PEOPLE_RESOLVERS = {
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
    closingAt: () => null, // for super admins, and owners of closed ones
    plan: ({ id, plan }, { reader }) =>
      reader.role === 'admin' && id === reader.institutionId ? plan : null,
    requestedPlan: ({ id, requestedPlan }, { reader }) =>
      reader.role === 'admin' && id === reader.institutionId ? requestedPlan : null,
    planUntil: ({ id, planUntil }, { reader }) =>
      reader.role === 'admin' && id === reader.institutionId ? planUntil : null,
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
        restore: mayManage && !isActive && !member.erasedAt,
        erase: mayManage && !member.erasedAt,
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
};
