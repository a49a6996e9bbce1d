import type { EntityManager } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { Course } from '#modules/course/course.entity';
import { announceCourse } from '#modules/course/course.events';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { CoTeacher } from './co-teacher.entity.ts';
import { MAX_CO_TEACHERS, TOO_MANY_CO_TEACHERS } from './co-teacher.rules.ts';

/** Adds a co-teacher to a course and notifies the member, or changes the permission of one. */
export const addCoTeacher = (
  context: Context,
  courseId: string,
  memberId: string,
  mayEdit: boolean,
): Promise<void> =>
  changeCoTeacher(context, courseId, memberId, async (transaction, course, member, known) => {
    if (known) {
      known.mayEdit = mayEdit;
      return;
    }
    assertMayTeach(course, member);
    const { em } = transaction;
    const institutionId = course.institution.id;
    const count = await em.count(CoTeacher, { course: [institutionId, courseId] as never });
    if (count >= MAX_CO_TEACHERS) throw Conflict(TOO_MANY_CO_TEACHERS);
    const coTeacher = em.create(CoTeacher, {
      institution: course.institution,
      course: referTo(em, Course, institutionId, courseId),
      member: referTo(em, Membership, institutionId, memberId),
      mayEdit,
    });
    await publish({ type: 'coTeacher.added', institutionId, ids: [coTeacher.id] }, transaction);
  });

/** Removes a co-teacher from a course. Idempotent. */
export const removeCoTeacher = (context: Context, courseId: string, memberId: string): Promise<void> =>
  changeCoTeacher(context, courseId, memberId, ({ em }, _course, _member, known) => {
    if (known) em.remove(known);
  });

function assertMayTeach(course: Course, member: Membership): void {
  const field = 'memberId';
  if (member.status !== MembershipStatus.ACTIVE)
    throw Invalid([{ field, message: 'This person is no longer a member.' }]);
  if (member.role === Role.STUDENT && !member.isOwner)
    throw Invalid([{ field, message: 'Students can’t teach a course.' }]);
  if (member.id === course.owner.id)
    throw Invalid([{ field, message: 'This person already owns the course.' }]);
}

type Change = (
  transaction: Transaction,
  course: Course,
  member: Membership,
  known: CoTeacher | null,
) => Promise<void> | void;

/** Runs a change of a co-teacher while the course's row is locked. @throws NotFound, Forbidden */
async function changeCoTeacher(
  context: Context,
  courseId: string,
  memberId: string,
  change: Change,
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em: EntityManager, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, courseId, 'manageCoTeachers');
    const member = await em.findOne(Membership, { id: memberId });
    if (!member) throw NotFound('Member');
    const known = await em.findOne(CoTeacher, {
      course: [viewer.institutionId, courseId] as never,
      member: [viewer.institutionId, memberId] as never,
    });
    await change({ em, context, afterCommit }, course, member, known);
    await em.flush();
    afterCommit(() => announceCourse(context.services, { institutionId: course.institution.id, courseId }));
  });
}
