import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, ErrorCode } from '#kernel/errors';
import type { Plan } from '#modules/institution/plan.enums';
import { PLAN_TERMS } from '#modules/institution/plan.rules';
import { LIMIT_MESSAGES } from './student-limit.rules.ts';

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
 * Asserts that the institution has no more students than its plan includes. Call it after the students were written, so that
 * nobody is refused who was a student before.
 * @throws Conflict with PLAN_LIMIT, in words for the person who joins or for an admin
 */
export async function assertWithinLimit(
  em: EntityManager,
  { institutionId, students }: StudentLimit,
  reader: 'person' | 'staff',
): Promise<void> {
  if (students === null) return;
  await em.flush();
  if (await hasMoreStudents(em, institutionId, students))
    throw PlanLimit(reader === 'staff' ? LIMIT_MESSAGES.staff(students) : LIMIT_MESSAGES.person);
}

/** Returns whether the transaction's institution has more students than a number. Lock its limit first. */
export async function hasMoreStudents(
  em: EntityManager,
  institutionId: string,
  students: number,
): Promise<boolean> {
  const [count] = await em.execute<{ n: number }[]>(COUNT, [institutionId, students + 1]);
  return count!.n > students;
}

/** Error for a student beyond the limit of the plan. */
export const PlanLimit = (message: string) => Conflict(message, ErrorCode.PLAN_LIMIT);
