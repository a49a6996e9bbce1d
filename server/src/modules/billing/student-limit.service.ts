import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, ErrorCode } from '#kernel/errors';
import type { Plan } from '#modules/institution/plan.enums';
import { PLAN_TERMS } from '#modules/institution/plan.rules';
import { enqueueJobs } from '#platform/jobs/queue';
import { NOTIFY_OF_PLAN_USE } from './plan-use.jobs.ts';
import { LIMIT_MESSAGES, planUseOf } from './student-limit.rules.ts';

/** Limit of an institution's plan. Its row is locked until the transaction ends. */
export interface StudentLimit {
  institutionId: string;
  /** Most students. Null if unlimited. */
  students: number | null;
}

// Foreign keys of other rows to the institution do not wait for this lock.
const LOCK = 'select plan from institution where id = ? for no key update';

/**
 * Locks the institution, so that of concurrent transactions that add students each counts those of the ones before. Lock
 * cohorts before it and existing memberships after it.
 */
export async function lockStudentLimit(em: EntityManager, institutionId: string): Promise<StudentLimit> {
  const [institution] = await em.execute<{ plan: Plan }[]>(LOCK, [institutionId]);
  return { institutionId, students: institution ? PLAN_TERMS[institution.plan].students : null };
}

/** The students who count, as in `MEMBERSHIP_COUNTS`. Counting stops at the second parameter. */
const COUNT = `select count(*)::int as n from (
  select 1 from membership where institution_id = ? and role = 'student' and status = 'active' limit ?) counted`;

/**
 * Asserts that the institution has no more students than its plan includes, and has the owner notified near the limit. Call it
 * after the students were written, so that nobody is refused who was a student before.
 * @throws Conflict with PLAN_LIMIT, in words for the person who joins or for an admin
 */
export async function assertWithinLimit(
  em: EntityManager,
  { institutionId, students }: StudentLimit,
  reader: 'person' | 'staff',
): Promise<void> {
  if (students === null) return;
  await em.flush();
  const count = await countStudents(em, institutionId, students + 1);
  if (count > students)
    throw PlanLimit(reader === 'staff' ? LIMIT_MESSAGES.staff(students) : LIMIT_MESSAGES.person);
  const level = planUseOf(count, students);
  if (level) await enqueueJobs(em, NOTIFY_OF_PLAN_USE, [{ institutionId, level }]);
}

/** Returns whether the transaction's institution has more students than a number. Lock its limit first. */
export async function hasMoreStudents(
  em: EntityManager,
  institutionId: string,
  students: number,
): Promise<boolean> {
  return (await countStudents(em, institutionId, students + 1)) > students;
}

async function countStudents(em: EntityManager, institutionId: string, most: number): Promise<number> {
  const [count] = await em.execute<{ n: number }[]>(COUNT, [institutionId, most]);
  return count!.n;
}

/** Error for a student beyond the limit of the plan. */
export const PlanLimit = (message: string) => Conflict(message, ErrorCode.PLAN_LIMIT);
