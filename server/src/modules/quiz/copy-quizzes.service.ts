import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Copies } from '#modules/lesson/lesson-parts.service';
import { arrayOf } from '#platform/database/array';
import { idOf } from '#platform/database/identities';

const COPIES = 'unnest(?::uuid[], ?::uuid[]) as c (original, id)';

// Without a due date, what is right stays hidden until a teacher chooses.
const QUIZZES = `
  insert into quiz (institution_id, id, created_at, lesson_id, time_limit_minutes, max_attempts, pass_percent, is_shuffled, reveal)
  select q.institution_id, ${idOf('?', 'q.id::text')}, ?, c.id, q.time_limit_minutes, q.max_attempts, q.pass_percent,
    q.is_shuffled, case when q.reveal = 'after-due' then 'never' else q.reveal end
  from quiz q join ${COPIES} on c.original = q.lesson_id
  where q.institution_id = ?`;

/** Columns of a question that its copy has, too. */
const COPIED = `position, type, prompt, points, options, correct_choices, accepted_texts, correct_number, tolerance, explanation`;

const QUESTIONS = `
  insert into quiz_question (institution_id, id, created_at, quiz_id, ${COPIED})
  select k.institution_id, ${idOf('?', 'k.id::text')}, ?, n.id, ${COPIED.replaceAll(/\w+/g, 'k.$&')}
  from quiz q join ${COPIES} on c.original = q.lesson_id
  join quiz n on n.institution_id = q.institution_id and n.lesson_id = c.id
  join quiz_question k on k.institution_id = q.institution_id and k.quiz_id = q.id and k.removed_at is null
  where q.institution_id = ?`;

/** Copies the quizzes of lessons with the questions that new attempts would get. Attempts and due dates are not copied. */
export async function copyQuizzes(
  em: EntityManager,
  institutionId: string,
  { from, to }: Copies,
): Promise<void> {
  for (const statement of [QUIZZES, QUESTIONS])
    await em.execute(statement, [uuidv7(), new Date(), arrayOf(from), arrayOf(to), institutionId]);
}
