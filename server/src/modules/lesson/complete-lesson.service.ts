import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { idOf } from '#platform/database/identities';
import { publish } from '#platform/domain-event/publish';
import { loadCoTeaching } from '#modules/course/co-teaching.service';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { countOnDay, uncountLessons } from '#modules/learning/learning-day.sql';
import { learningEnrollments } from './completion.sql.ts';
import { isCompletable } from './completable.sql.ts';
import { LessonType } from './lesson.enums.ts';
import { isReleased } from './lesson-open.sql.ts';
import { lessonPolicy } from './lesson.policy.ts';
import { hasSeatIn } from '#modules/enrollment/seat.visibility';

interface Found {
  courseId: string;
  ownerId: string;
  status: CourseStatus;
  type: LessonType;
  hasSeat: boolean;
  isReleased: boolean;
  isCompletable: boolean;
}

/**
 * Marks a lesson as completed by the viewer, or as not completed. Idempotent.
 * @throws NotFound when the viewer cannot read it, Forbidden without a seat in a cohort of the course, Conflict before its time
 */
export async function completeLesson(context: Context, id: string, isCompleted: boolean): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Lesson'));
  const { institutionId, membershipId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const lesson = await assertLearns(em, viewer, id, isCompleted ? CLOSED : null);
    if (lesson.status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
    if (isCompleted && !lesson.isCompletable) throw Conflict(NOT_YET[lesson.type] ?? CLOSED);
    const completed = { lessonId: id, memberId: membershipId };
    if (!isCompleted)
      return void (await em.execute(REOPEN, [
        institutionId,
        id,
        membershipId,
        ...Array.from({ length: 6 }, () => institutionId),
      ]));
    await recordCompletions(em, institutionId, [completed]);
    await publish({ type: 'lesson.completed', institutionId, ids: [id] }, { em, context, afterCommit });
  });
}

const CLOSED = 'You can complete this lesson once it opens.';

/** Errors for lessons that are completed by hand only once something else happened. */
const NOT_YET: Partial<Record<LessonType, string>> = {
  [LessonType.LIVE]: 'You can complete this lesson once it has started.',
  [LessonType.QUIZ]: 'Take the quiz to complete this lesson.',
};

/**
 * Asserts that the viewer has a seat in a cohort with the lesson, whose row stays until the end of the transaction.
 * @param closed message of the refusal before the release; null admits also then
 * @throws NotFound when the viewer cannot read it, Forbidden without a seat, Conflict before the release
 */
export async function assertLearns(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
  closed: string | null,
): Promise<Pick<Found, 'status' | 'type' | 'isCompletable'>> {
  const { institutionId, membershipId } = viewer;
  const { rows } = await find(institutionId, membershipId, id).execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  const [lesson] = rows;
  if (!lesson) throw NotFound('Lesson');
  const { courseId, ownerId, status, hasSeat } = lesson;
  if (!coursePolicy.see(viewer, { institutionId, ownerId }, { status, hasSeat })) {
    const coTeaching = await loadCoTeaching(em, viewer, [{ id: courseId, owner: { id: ownerId } }]);
    if (!coTeaching.has(courseId)) throw NotFound('Lesson');
  }
  if (!lessonPolicy.complete(viewer, { institutionId, hasSeat }))
    throw Forbidden('Enroll in a cohort with this course first.');
  if (closed !== null && !lesson.isReleased) throw Conflict(closed);
  return lesson;
}

/** A member who did what a lesson asks for. */
interface Completed {
  lessonId: string;
  memberId: string;
}

/**
 * Marks lessons as completed by members in the enrollments in which they learn now, unless the course is archived or the
 * member has no seat. Idempotent.
 */
export async function recordCompletions(
  em: EntityManager,
  institutionId: string,
  completed: Completed[],
): Promise<void> {
  await em.execute(RECORD, [
    uuidv7(),
    new Date(),
    JSON.stringify(completed),
    ...Array.from({ length: 5 }, () => institutionId), // once for each table, in its condition
  ]);
}

/** Returns SQL: one row for each lesson and member of completions. */
const oncePerLesson = (completions: string): string =>
  `select institution_id, min(id::text)::uuid as id, min(created_at) as created_at, lesson_id, membership_id from ${completions} group by institution_id, lesson_id, membership_id`;

/** A completion counts once on its day, also when the member learns in two cohorts with the course. */
const RECORD = `
  with target as (
    select s.institution_id, s.id as lesson_id, given."memberId" as membership_id, learned.id as enrollment_id, seed.id as seed, seed.at
    from (select ?::uuid as id, ?::timestamptz as at) seed, (select distinct "lessonId", "memberId" from jsonb_to_recordset(?::jsonb) as of ("lessonId" uuid, "memberId" uuid)) given
    join lesson s on s.id = given."lessonId"
    join course o on o.institution_id = s.institution_id and o.id = s.course_id and o.deleted_at is null and o.status <> 'archived'
    cross join lateral (${learningEnrollments({ institution: '?', course: 's.course_id', member: 'given."memberId"' })}) learned
    where s.institution_id = ?
  ), own as (
    insert into lesson_completion (institution_id, id, created_at, lesson_id, membership_id)
    select distinct t.institution_id, ${idOf('t.seed', 't.lesson_id::text || t.membership_id')}, t.at, t.lesson_id, t.membership_id from target t
    on conflict (institution_id, lesson_id, membership_id) do nothing
  ), done as (
    insert into enrollment_completion (institution_id, id, created_at, enrollment_id, lesson_id, membership_id)
    select t.institution_id, ${idOf('t.seed', 't.lesson_id::text || t.enrollment_id')}, t.at, t.enrollment_id, t.lesson_id, t.membership_id from target t
    on conflict (institution_id, enrollment_id, lesson_id) do nothing
    returning institution_id, id, created_at, lesson_id, membership_id
  )
  ${countOnDay('lessons', oncePerLesson('done'), '?')}`;

// Locked until the end, so that the lesson is not deleted concurrently.
function find(institutionId: string, membershipId: string, id: string): RawBuilder<Found> {
  const columns = {
    institution: sql`${institutionId}::uuid`,
    id: sql`s.id`,
    type: sql`s.type`,
    startsAt: sql`s.starts_at`,
  };
  return sql<Found>`
  select o.id as "courseId", o.owner_id as "ownerId", o.status, s.type, ${sql.raw(isReleased('s.release_at'))} as "isReleased",
    ${isCompletable(columns, sql`${membershipId}::uuid`)} as "isCompletable",
    ${hasSeatIn({ institution: sql`${institutionId}`, course: sql`o.id` }, membershipId)} as "hasSeat"
  from lesson s join course o on o.institution_id = s.institution_id and o.id = s.course_id and o.deleted_at is null
  where s.institution_id = ${institutionId} and s.id = ${id} for key share of s`;
}

// What the member completed in earlier enrollments stays, and with it the own progress in the course.
const REOPEN = `
  with gone as (
    delete from enrollment_completion d using lesson s
    where d.institution_id = ? and d.lesson_id = ? and d.membership_id = ?
      and s.institution_id = d.institution_id and s.id = d.lesson_id and d.enrollment_id in (
        ${learningEnrollments({ institution: '?', course: 's.course_id', member: 'd.membership_id' })})
    returning d.institution_id, d.id, d.created_at, d.lesson_id, d.membership_id
  ), own as (
    delete from lesson_completion d using (${oncePerLesson('gone')}) g
    where d.institution_id = ? and d.lesson_id = g.lesson_id and d.membership_id = g.membership_id
      and not exists (select from enrollment_completion k where k.institution_id = ?
        and k.lesson_id = d.lesson_id and k.membership_id = d.membership_id and k.id not in (select id from gone))
  )
  ${uncountLessons(oncePerLesson('gone'), '?')}`;
