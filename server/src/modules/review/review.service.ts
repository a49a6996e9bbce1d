import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { assertMember, authorize } from '#kernel/authorize';
import { assertCurrent, Conflict, Forbidden, NotFound, StaleVersion } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { editorIdOf } from '#modules/course/co-teaching.service';
import { Course } from '#modules/course/course.entity';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { hasSeatIn } from '#modules/enrollment/seat.visibility';
import { briefNameText } from '#modules/membership/membership.sql';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { limitReviewing } from './review.limits.ts';
import { Review } from './review.entity.ts';
import type {
  ReplyToReviewInput,
  ReviewCourseInput,
  SetReviewHiddenInput,
  VoteOnReviewInput,
} from './review.input.ts';
import { reviewPolicy, type ReviewOwnership } from './review.policy.ts';
import { PROGRESS_FOR_REVIEW } from './review.rules.ts';

interface Learned {
  ownerId: string;
  status: CourseStatus;
  hasSeat: boolean;
  /** Percentage of the lessons that the member completed; 100 without lessons. */
  progress: number;
}

// Locked until the end, so that the course is not deleted concurrently.
const learned = (
  { institutionId, membershipId }: MemberViewer,
  id: string,
): RawBuilder<Learned> => sql<Learned>`
  select o.owner_id as "ownerId", o.status,
    ${hasSeatIn({ institution: sql`${institutionId}`, course: sql`o.id` }, membershipId)} as "hasSeat",
    (select coalesce(100.0 * count(d.id) / nullif(count(*), 0), 100)::float from lesson s
      left join lesson_completion d on d.institution_id = s.institution_id and d.lesson_id = s.id and d.membership_id = ${membershipId}
      where s.institution_id = ${institutionId} and s.course_id = o.id) as progress
  from course o where o.institution_id = ${institutionId} and o.id = ${id} and o.deleted_at is null for key share of o`;

const SAVE = `
  insert into review as r (institution_id, id, created_at, course_id, author_id, author_name, rating, body)
  select m.institution_id, ?, ?, ?, m.id,
    coalesce(nullif(${briefNameText('m')}, ''), 'Student'), ?, ?
  from membership m where m.institution_id = ? and m.id = ?
  on conflict (institution_id, course_id, author_id) do update
    set rating = excluded.rating, body = excluded.body, author_name = excluded.author_name, edited_at = excluded.created_at,
      version = r.version + 1
    where ?::int is null or r.version = ?
  returning id, edited_at is null as "isNew"`;

/**
 * Writes the viewer's review of a course, or replaces it. Returns its ID.
 * @throws NotFound when the viewer cannot read the course, Forbidden without a seat, Conflict before a fifth of the lessons,
 * StaleVersion when `version` is given and not the current one
 */
export async function reviewCourse(
  context: Context,
  { courseId, rating, body, version }: ReviewCourseInput,
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  const { institutionId, membershipId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    await limitReviewing(em, viewer);
    const { rows } = await learned(viewer, courseId).execute(em.getTransactionContext<Kysely<never>>()!);
    const [course] = rows;
    if (!course) throw NotFound('Course');
    assertLearned(viewer, course);
    const author = [institutionId, membershipId];
    const readVersion = () => versionOf(em, [...author, courseId]);
    assertCurrent('review', await readVersion(), version);
    const based = version ?? null;
    const values = [uuidv7(), new Date(), courseId, rating, body, ...author, based, based];
    const [saved] = await em.execute<{ id: string; isNew: boolean }[]>(SAVE, values);
    if (!saved) throw StaleVersion('review', await readVersion()); // written in another tab at the same time
    const { id, isNew } = saved;
    const type = isNew ? 'review.created' : 'review.updated';
    await publish({ type, institutionId, ids: [id] }, { em, context, afterCommit });
    return id;
  });
}

/** Returns the version of a member's review of a course, 0 without one, and locks the review. */
async function versionOf(em: EntityManager, memberAndCourse: readonly string[]): Promise<number> {
  const [review] = await em.execute<{ version: number }[]>(
    'select version from review where institution_id = ? and author_id = ? and course_id = ? for update',
    [...memberAndCourse],
  );
  return review?.version ?? 0;
}

function assertLearned(viewer: MemberViewer, { ownerId, status, hasSeat, progress }: Learned): void {
  const { institutionId } = viewer;
  if (!coursePolicy.see(viewer, { institutionId, ownerId }, { status, hasSeat })) throw NotFound('Course');
  if (!hasSeat) throw Forbidden('Enroll in a cohort with this course first.');
  if (status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
  if (progress < PROGRESS_FOR_REVIEW)
    throw Conflict(`Complete at least ${PROGRESS_FOR_REVIEW}% of the lessons before you review the course.`);
}

/**
 * Deletes a review with its votes. Returns the ID of its course.
 * @throws NotFound, Forbidden, StaleVersion when `version` is given and not the current one
 */
export async function deleteReview(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<string> {
  return changeReview(context, id, 'delete', async (em, { review, owned: { institutionId } }) => {
    assertCurrent('review', review.version, version);
    await em.execute('delete from review_vote where institution_id = ? and review_id = ?', [
      institutionId,
      id,
    ]);
    await em.execute('delete from review where institution_id = ? and id = ?', [institutionId, id]);
  });
}

/**
 * Writes, replaces or deletes the reply to a review. Returns the ID of the course.
 * @throws NotFound, Forbidden, StaleVersion when `version` is given and not the current one
 */
export async function replyToReview(
  context: Context,
  { id, reply, version }: ReplyToReviewInput,
): Promise<string> {
  return changeReview(context, id, 'reply', (_em, { review }) => {
    assertCurrent('review', review.version, version);
    const repliedAt = reply === null ? null : new Date();
    Object.assign(review, { reply, repliedAt, version: review.version + 1 });
  });
}

/**
 * Hides a review from everyone but its author and admins, or shows it again. Returns the ID of the course.
 * @throws NotFound, Forbidden
 */
export async function setReviewHidden(
  context: Context,
  { id, isHidden }: SetReviewHiddenInput,
): Promise<string> {
  return changeReview(context, id, 'hide', (_em, { review }) => {
    if ((review.hiddenAt != null) !== isHidden) review.hiddenAt = isHidden ? new Date() : null;
  });
}

const VOTE = `
  insert into review_vote (institution_id, id, created_at, review_id, membership_id, is_helpful) values (?, ?, ?, ?, ?, ?)
  on conflict (institution_id, review_id, membership_id) do update set is_helpful = excluded.is_helpful
    where review_vote.is_helpful <> excluded.is_helpful`;

const COUNT = `
  update review r set helpful_count = v.helpful, not_helpful_count = v.all - v.helpful
  from (select count(*)::int as all, count(*) filter (where is_helpful)::int as helpful
    from review_vote where institution_id = ? and review_id = ?) v
  where r.institution_id = ? and r.id = ? and (r.helpful_count, r.not_helpful_count) is distinct from (v.helpful, v.all - v.helpful)`;

const TAKE_BACK = 'delete from review_vote where institution_id = ? and review_id = ? and membership_id = ?';

/**
 * Stores the viewer's vote on a review, or takes it back. Returns the ID of the course.
 * @throws NotFound, Forbidden for the viewer's own review
 */
export async function voteOnReview(context: Context, { id, isHelpful }: VoteOnReviewInput): Promise<string> {
  return changeReview(context, id, 'vote', async (em, { owned: { institutionId } }, { membershipId }) => {
    if (isHelpful === null) await em.execute(TAKE_BACK, [institutionId, id, membershipId]);
    else await em.execute(VOTE, [institutionId, uuidv7(), new Date(), id, membershipId, isHelpful]);
    await em.execute(COUNT, [institutionId, id, institutionId, id]);
  });
}

interface Opened {
  review: Review;
  owned: ReviewOwnership;
}

/** Changes a review that the viewer can read, behind a lock on its row. Returns the ID of its course. */
async function changeReview(
  context: Context,
  id: string,
  act: keyof typeof reviewPolicy,
  change: (em: EntityManager, opened: Opened, viewer: MemberViewer) => Promise<void> | void,
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Review'));
  return context.transaction(async (em) => {
    const review = await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const course = review && (await em.findOne(Course, { id: review.course.id, deletedAt: null }));
    if (!review || !course) throw NotFound('Review');
    const owned = {
      institutionId: review.institution.id,
      authorId: review.author.id,
      courseEditorId: await editorIdOf(em, viewer, course),
    };
    assertReadable(viewer, review, course, owned);
    authorize(viewer, reviewPolicy[act], owned);
    if (act !== 'delete') await limitReviewing(em, viewer);
    await change(em, { review, owned }, viewer);
    return course.id;
  });
}

/** @throws NotFound for a hidden review of somebody else, and for one of a draft */
function assertReadable(viewer: MemberViewer, review: Review, course: Course, owned: ReviewOwnership): void {
  const isStaff = reviewPolicy.reply(viewer, owned);
  const isOwn = review.author.id === viewer.membershipId;
  const isShown = review.hiddenAt == null || isOwn || reviewPolicy.hide(viewer, owned);
  const isOpen = course.status !== CourseStatus.DRAFT || isStaff;
  if (!isShown || !isOpen) throw NotFound('Review');
}
