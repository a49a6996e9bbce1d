import type { EntityManager } from '@mikro-orm/postgresql';
import { assertApproved } from '#modules/institution/approval.service';
import { consumeInvitations } from '#modules/invitation/invitation.limits';
import { sendingMember } from '#modules/invitation/sending-member.service';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import type { Language } from '#kernel/language.rules';
import type { MemberViewer } from '#kernel/viewer';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import { Membership } from '#modules/membership/membership.entity';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { loadCourseForUpdate } from './load-course.service.ts';
import type { ShareCourseInput } from './course-sharing.input.ts';
import { Invitation } from './invitation.entity.ts';

export interface Sharing {
  /** Addresses that a mail was queued for. */
  invited: string[];
  /** Addresses that were invited to this course within the last hour. */
  alreadyInvited: string[];
}

/**
 * Invites people to a course by e-mail, with the link on the institution's own host.
 * @throws Conflict while the institution awaits its approval; TooMany, without any mail, when they would exceed the daily limit
 * of the institution or the account
 */
export async function shareCourse(
  { viewer, transaction, transport }: Context,
  { courseId, message, emails }: ShareCourseInput,
): Promise<Sharing> {
  assertMember(viewer);
  return transaction(async (em) => {
    await assertApproved(em, viewer.institutionId);
    const course = await sharedCourse(em, viewer, courseId);
    const alreadyInvited = await invitedLately(em, course, emails);
    const invited = emails.filter((email) => !alreadyInvited.includes(email));
    if (invited.length > 0) await consumeInvitations(em, viewer, invited.length);
    invited.forEach((email) => invite(em, viewer, course, email, message ?? ''));
    await em.flush();
    await queueInvitations(em, { viewer, language: transport.language }, course, invited, message ?? '');
    return { invited, alreadyInvited };
  });
}

/** Returns the course when the viewer may share it and it is published. */
async function sharedCourse(em: EntityManager, viewer: MemberViewer, id: string): Promise<Course> {
  const course = await loadCourseForUpdate(em, viewer, id, 'share');
  if (course.status !== CourseStatus.PUBLISHED) throw Conflict('Publish the course before you share it.');
  return course;
}

async function invitedLately(em: EntityManager, course: Course, emails: string[]): Promise<string[]> {
  const rows = await em.execute<{ email: string }[]>(
    `select distinct email from invitation
     where institution_id = ? and course_id = ? and email in (?) and created_at > now() - interval '1 hour'`,
    [course.institution.id, course.id, emails],
  );
  const known = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => known.has(email));
}

function invite(
  em: EntityManager,
  viewer: MemberViewer,
  course: Course,
  email: string,
  message: string,
): void {
  em.create(Invitation, {
    institution: course.institution,
    course: referTo(em, Course, viewer.institutionId, course.id),
    sentBy: referTo(em, Membership, viewer.institutionId, viewer.membershipId),
    email,
    message,
  });
}

async function queueInvitations(
  em: EntityManager,
  { viewer, language }: { viewer: MemberViewer; language: Language | null },
  course: Course,
  emails: string[],
  message: string,
): Promise<void> {
  const words = await sendingMember(em, viewer);
  await enqueueMails(
    em,
    emails.map((to) => ({
      to,
      template: 'invitation',
      language,
      data: { ...words, courseId: course.id, courseTitle: course.title, message },
    })),
  );
}
