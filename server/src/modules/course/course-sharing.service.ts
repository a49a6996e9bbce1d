import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, TooMany } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { enqueueMails } from '#platform/mail/mail';
import { Membership } from '#modules/membership/membership.entity';
import { fullNameText } from '#modules/membership/membership.sql';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { loadCourseForUpdate } from './load-course.service.ts';
import type { ShareCourseInput } from './course-sharing.input.ts';
import { Invitation } from './invitation.entity.ts';

/** Maximum number of invitations of an institution in 24 hours, to prevent spam. */
const MAX_PER_DAY = 500;

/** Maximum number of invitations of an account across institutions: creating more institutions does not raise it. */
const OF_ACCOUNT: Limit = {
  name: 'invitations',
  max: MAX_PER_DAY,
  seconds: 24 * 60 * 60,
  message: `You can send ${MAX_PER_DAY} invitations a day. Try again tomorrow.`,
};

export interface Sharing {
  /** Addresses that a mail was queued for. */
  invited: string[];
  /** Addresses that were invited to this course within the last hour. */
  alreadyInvited: string[];
}

/**
 * Invites people to a course by e-mail, with the link on the institution's own host.
 * @throws TooMany when the daily limit of the institution or the account would be exceeded; none is sent then
 */
export async function shareCourse(
  { viewer, transaction }: Context,
  { courseId, message, emails }: ShareCourseInput,
): Promise<Sharing> {
  assertMember(viewer);
  return transaction(async (em) => {
    const course = await sharedCourse(em, viewer, courseId);
    await lockInvitations(em, viewer.institutionId);
    const alreadyInvited = await invitedLately(em, course, emails);
    const invited = emails.filter((email) => !alreadyInvited.includes(email));
    await assertInvitationsLeft(em, viewer.institutionId, invited.length);
    if (invited.length > 0) await consume(em, OF_ACCOUNT, viewer.accountId, invited.length);
    invited.forEach((email) => invite(em, viewer, course, email, message ?? ''));
    await em.flush();
    await queueInvitations(em, viewer, course, invited, message ?? '');
    return { invited, alreadyInvited };
  });
}

/** Returns the course when the viewer may share it and it is published. */
async function sharedCourse(em: EntityManager, viewer: MemberViewer, id: string): Promise<Course> {
  const course = await loadCourseForUpdate(em, viewer, id, 'share');
  if (course.status !== CourseStatus.PUBLISHED) throw Conflict('Publish the course before you share it.');
  return course;
}

/**
 * Locks invitations of the institution until the transaction ends, so that concurrent requests cannot exceed
 * the limit.
 */
const lockInvitations = (em: EntityManager, institutionId: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`invitations of ${institutionId}`]);

async function invitedLately(em: EntityManager, course: Course, emails: string[]): Promise<string[]> {
  const rows = await em.execute<{ email: string }[]>(
    `select distinct email from invitation
     where institution_id = ? and course_id = ? and email in (?) and created_at > now() - interval '1 hour'`,
    [course.institution.id, course.id, emails],
  );
  const known = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => known.has(email));
}

async function assertInvitationsLeft(
  em: EntityManager,
  institutionId: string,
  wanted: number,
): Promise<void> {
  // The invitation that must become a day old before there is room for this many.
  const [inTheWay] = await em.execute<{ seconds: number }[]>(
    `select extract(epoch from created_at + interval '1 day' - now())::float as seconds from invitation
     where institution_id = ? and created_at > now() - interval '1 day'
     order by created_at desc offset ? limit 1`,
    [institutionId, MAX_PER_DAY - wanted],
  );
  if (!inTheWay || wanted === 0) return;
  throw TooMany(
    `Your institution can send ${MAX_PER_DAY} invitations a day. Try again later.`,
    inTheWay.seconds,
  );
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
  viewer: MemberViewer,
  course: Course,
  emails: string[],
  message: string,
): Promise<void> {
  const [words] = await em.execute<{ institution: string; namespace: string; sender: string }[]>(
    `select i.name as institution, i.namespace, coalesce(nullif(${fullNameText('m')}, ''), m.contact_email) as sender
     from membership m join institution i on i.id = m.institution_id
     where m.institution_id = ? and m.id = ?`,
    [viewer.institutionId, viewer.membershipId],
  );
  await enqueueMails(
    em,
    emails.map((to) => ({
      to,
      template: 'invitation',
      data: { ...words!, courseId: course.id, courseTitle: course.title, message },
    })),
  );
}
