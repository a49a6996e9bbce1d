import type { EntityManager } from '@mikro-orm/postgresql';
import { recordCompletions } from '#modules/lesson/complete-lesson.service';
import type { ChangedAttempt } from './quiz-attempt.events.ts';

/** SQL of a text without differences of case and spaces. */
const plain = (text: string) => String.raw`lower(regexp_replace(btrim(${text}), '\s+', ' ', 'g'))`;

/** SQL condition: the answer `a` to the question `k` is right. Binary fractions are allowed their rounding. */
const IS_RIGHT = `case k.type
  when 'short-text' then exists (select from unnest(k.accepted_texts) accepted where ${plain('accepted')} = ${plain('a.response')})
  when 'number' then coalesce(abs(a.given_number - k.correct_number) <= k.tolerance + 1e-9 * greatest(1, abs(k.correct_number)), false)
  else a.choices = k.correct_choices end`;

/** Grades the answers of attempts, except essays that say something. */
const GRADE = `
  update quiz_answer a set points = case
    when k.type = 'essay' then case when btrim(a.response) = '' then 0 end
    when ${IS_RIGHT} then k.points else 0 end
  from quiz_question k
  where a.institution_id = ? and a.attempt_id = any(?::uuid[])
    and k.institution_id = a.institution_id and k.id = a.question_id`;

const SUBMIT = `
  update quiz_attempt t set submitted_at = least(?::timestamptz, t.ends_at)
  where t.institution_id = ? and t.id = any(?::uuid[]) and t.submitted_at is null
  returning t.id, t.quiz_id as "quizId", t.student_id as "studentId"`;

/** Sums up the points of submitted attempts. */
const SUM = `
  update quiz_attempt t set score = s.score, is_passed = s.score * 100 >= q.pass_percent * t.max_score
  from (select attempt_id, case when count(*) = count(points) then sum(points)::int end as score
    from quiz_answer where institution_id = ? and attempt_id = any(?::uuid[]) group by attempt_id) s, quiz q
  where t.institution_id = ? and t.id = s.attempt_id and q.institution_id = t.institution_id and q.id = t.quiz_id
  returning t.is_passed as "isPassed", t.student_id as "memberId", q.lesson_id as "lessonId"`;

/**
 * Submits and grades open attempts, whose rows are locked. Passed ones complete their lessons. Returns those that were
 * open.
 */
export async function submitLocked(
  em: EntityManager,
  institutionId: string,
  ids: string[],
): Promise<ChangedAttempt[]> {
  const attempts = `{${ids.join()}}`;
  const submitted = await em.execute<ChangedAttempt[]>(SUBMIT, [new Date(), institutionId, attempts]);
  await em.execute(GRADE, [institutionId, attempts]);
  await sumUp(em, institutionId, ids);
  return submitted;
}

/**
 * Sums up submitted attempts, whose rows are locked. Passed ones complete their lessons. Returns whether all their answers
 * are graded.
 */
export async function sumUp(em: EntityManager, institutionId: string, ids: string[]): Promise<boolean> {
  const summed = await em.execute<{ isPassed: boolean | null; memberId: string; lessonId: string }[]>(SUM, [
    institutionId,
    `{${ids.join()}}`,
    institutionId,
  ]);
  const passed = summed.filter(({ isPassed }) => isPassed);
  if (passed.length > 0) await recordCompletions(em, institutionId, passed);
  return summed.every(({ isPassed }) => isPassed !== null);
}
