import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { idOf } from '#platform/database/identities';
import { assertMember } from '#kernel/authorize';
import { Conflict, ErrorCode, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { quizDueForSql } from '#modules/activity/activity-due.sql';
import { coursePolicy } from '#modules/course/course.policy';
import { viewerHasSeat } from '#modules/enrollment/has-seat.service';
import { isReleased } from '#modules/lesson/lesson-open.sql';
import type { Context } from '#platform/request/context';
import type { SaveQuizAnswersInput } from './quiz.input.ts';
import { quizPolicy } from './quiz.policy.ts';
import { QUIZ_REFUSALS } from './quiz.rules.ts';
import { submitAttempts } from './submit-attempts.service.ts';

interface Found {
  courseId: string;
  ownerId: string;
  status: CourseStatus;
  isClosed: boolean;
  isReleased: boolean;
  maxAttempts: number | null;
}

// Shared by those who start, and locked against a change of the questions.
const FIND = `
  select o.id as "courseId", o.owner_id as "ownerId", o.status, coalesce(${quizDueForSql('?', '?')} <= now(), false) as "isClosed",
    ${isReleased('l.release_at')} as "isReleased", q.max_attempts as "maxAttempts"
  from quiz q
  join lesson l on l.institution_id = q.institution_id and l.id = q.lesson_id
  join course o on o.institution_id = l.institution_id and o.id = l.course_id and o.deleted_at is null
  where q.institution_id = ? and q.id = ? for share of q`;

/** @throws NotFound, Forbidden without a seat, Conflict for an archived course */
async function findForAttempt(em: EntityManager, viewer: MemberViewer, id: string): Promise<Found> {
  const { institutionId, membershipId } = viewer;
  const [quiz] = await em.execute<Found[]>(FIND, [institutionId, membershipId, institutionId, id]);
  if (!quiz) throw NotFound('Quiz');
  const { courseId, ownerId, status } = quiz;
  const hasSeat = await viewerHasSeat(em, viewer, courseId);
  if (!coursePolicy.see(viewer, { institutionId, ownerId }, { status, hasSeat })) throw NotFound('Quiz');
  if (!quizPolicy.attempt(viewer, { institutionId, hasSeat })) throw Forbidden(QUIZ_REFUSALS.noSeat);
  if (status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
  return quiz;
}

/**
 * Starts an attempt of the viewer at a quiz, or returns the open one, so that two tabs share it. An open attempt
 * whose time is over is submitted first.
 * @throws NotFound, Forbidden without a seat, Conflict with DEADLINE_PASSED, Conflict when all attempts
 * are used or the lesson is not released
 */
export async function startQuizAttempt(context: Context, quizId: string): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Quiz'));
  return context.transaction(async (em, afterCommit) => {
    const { isClosed, isReleased: isOpen, maxAttempts } = await findForAttempt(em, viewer, quizId);
    const mine: Mine = { institutionId: viewer.institutionId, quizId, studentId: viewer.membershipId };
    const open = await openAttempt(em, mine);
    if (open && !open.isOver) return open.id;
    if (open) await submitAttempts({ em, context, afterCommit }, mine.institutionId, [open.id]);
    if (!isOpen) throw Conflict(QUIZ_REFUSALS.locked);
    if (isClosed) throw Conflict(QUIZ_REFUSALS.closed, ErrorCode.DEADLINE_PASSED);
    const id = (await insertAttempt(em, mine, maxAttempts)) ?? (await openAttempt(em, mine))?.id;
    if (!id) throw Conflict(QUIZ_REFUSALS.used);
    return id;
  });
}

interface Mine {
  institutionId: string;
  quizId: string;
  studentId: string;
}

const OPEN = `
  select id, coalesce(ends_at <= now(), false) as "isOver" from quiz_attempt
  where institution_id = ? and quiz_id = ? and student_id = ? and submitted_at is null for update`;

async function openAttempt(em: EntityManager, { institutionId, quizId, studentId }: Mine) {
  const [open] = await em.execute<{ id: string; isOver: boolean }[]>(OPEN, [
    institutionId,
    quizId,
    studentId,
  ]);
  return open ?? null;
}

// The unique indexes make one of two concurrent starts; the other finds its attempt.
const INSERT = `
  insert into quiz_attempt (institution_id, id, created_at, quiz_id, student_id, number, started_at, ends_at, max_score)
  select q.institution_id, ?, given.at, q.id, given.student_id, made.count + 1, given.at,
    least(given.at + make_interval(mins => q.time_limit_minutes), ${quizDueForSql('given.student_id', '?')}), asked.points
  from quiz q, (select ?::timestamptz as at, ?::uuid as student_id) given,
    lateral (select count(*)::int as count from quiz_attempt t
      where t.institution_id = ? and t.quiz_id = q.id and t.student_id = given.student_id) made,
    lateral (select sum(k.points)::int as points from quiz_question k
      where k.institution_id = ? and k.quiz_id = q.id and k.removed_at is null) asked
  where q.institution_id = ? and q.id = ? and (?::int is null or made.count < ?::int)
  on conflict do nothing returning id`;

const ASK = `
  insert into quiz_answer (institution_id, id, created_at, attempt_id, question_id, position)
  select k.institution_id, ${idOf('given.id', 'k.id::text')}, given.at, given.id, k.id,
    row_number() over (order by case when q.is_shuffled then md5(given.id::text || k.id) end, k.position, k.id) - 1
  from (select ?::uuid as id, ?::timestamptz as at) given, quiz_question k
  join quiz q on q.institution_id = k.institution_id and q.id = k.quiz_id
  where k.institution_id = ? and k.quiz_id = ? and k.removed_at is null`;

/** Returns the ID of a new attempt; null when another one is open, or all are used. */
async function insertAttempt(
  em: EntityManager,
  { institutionId, quizId, studentId }: Mine,
  maxAttempts: number | null,
): Promise<string | null> {
  const at = new Date();
  const [row] = await em.execute<{ id: string }[]>(INSERT, [
    uuidv7(),
    institutionId, // of the extensions
    at,
    studentId,
    institutionId, // of the attempts
    institutionId, // of the questions
    institutionId,
    quizId,
    maxAttempts,
    maxAttempts,
  ]);
  if (!row) return null;
  await em.execute(ASK, [row.id, at, institutionId, quizId]);
  return row.id;
}

interface Attempt {
  quizId: string;
  isSubmitted: boolean;
  isOver: boolean;
}

const OWN = `
  select quiz_id as "quizId", submitted_at is not null as "isSubmitted", coalesce(ends_at <= now(), false) as "isOver"
  from quiz_attempt where institution_id = ? and id = ? and student_id = ? for update`;

/** Locks an attempt of the viewer. */
async function ownAttempt(em: EntityManager, viewer: MemberViewer, id: string): Promise<Attempt> {
  const { institutionId, membershipId } = viewer;
  const [attempt] = await em.execute<Attempt[]>(OWN, [institutionId, id, membershipId]);
  if (!attempt) throw NotFound('Attempt');
  return attempt;
}

// What does not fit the type of the question is left out.
const WRITE = `
  update quiz_answer a set
    choices = case when k.type in ('single', 'multiple', 'true-false') then array(
      select distinct choice from unnest(given.choices) choice where choice < cardinality(k.options) order by choice)
      else '{}' end,
    response = case when k.type in ('short-text', 'essay') then coalesce(given.text, '') else '' end,
    given_number = case when k.type = 'number' then given."givenNumber" end
  from jsonb_to_recordset(?::jsonb) given ("questionId" uuid, choices int[], text text, "givenNumber" double precision),
    quiz_question k
  where a.institution_id = ? and a.attempt_id = ? and a.question_id = given."questionId"
    and k.institution_id = a.institution_id and k.id = a.question_id`;

/**
 * Keeps answers of the viewer's open attempt.
 * @throws NotFound, Forbidden without a seat, Conflict when it is submitted, Conflict with DEADLINE_PASSED
 */
export async function saveQuizAnswers(context: Context, input: SaveQuizAnswersInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Attempt'));
  await context.transaction(async (em) => {
    const attempt = await ownAttempt(em, viewer, input.id);
    if (attempt.isSubmitted) throw Conflict(QUIZ_REFUSALS.submitted);
    if (attempt.isOver) throw Conflict(QUIZ_REFUSALS.over, ErrorCode.DEADLINE_PASSED);
    await findForAttempt(em, viewer, attempt.quizId);
    // The last answer to a question counts.
    const answers = new Map(input.answers.map((answer) => [answer.questionId, answer]));
    await em.execute(WRITE, [JSON.stringify([...answers.values()]), viewer.institutionId, input.id]);
  });
}

/**
 * Submits the viewer's attempt with the answers that are kept. Idempotent.
 * @throws NotFound
 */
export async function submitQuizAttempt(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Attempt'));
  await context.transaction(async (em, afterCommit) => {
    const attempt = await ownAttempt(em, viewer, id);
    if (!attempt.isSubmitted) await submitAttempts({ em, context, afterCommit }, viewer.institutionId, [id]);
  });
}
