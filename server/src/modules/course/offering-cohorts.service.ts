import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict } from '#kernel/errors';
import type { Course } from './course.entity.ts';
import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';

/** Maximum number of cohorts named in an error; the others are counted. */
const MAX_NAMED = 3;

/** SQL condition: the cohort is published and has not ended, so students rely on its courses. */
const IS_RUNNING = 'c.published_at is not null and c.end_date > now()';

/** SQL condition: a student has a seat in the cohort, a pending payment or a place on its waitlist. */
const HAS_LIVE_SEAT = `exists (
  select 1 from enrollment e
  where e.institution_id = ? and e.cohort_id = c.id and ${statusIsOpen('e.status')})`;

/**
 * Asserts that no published cohort that has not ended offers a course. The course's row must be locked:
 * cohorts that add it wait for the lock.
 * @throws Conflict naming the cohorts
 */
export const assertNotOffered = (em: EntityManager, course: Course) => assertNone(em, course, IS_RUNNING, []);

/**
 * Asserts as `assertNotOffered`, and that no student has a seat in a cohort with the course or is on its
 * waitlist.
 * @throws Conflict naming the cohorts
 */
export const assertNotInUse = (em: EntityManager, course: Course) =>
  assertNone(em, course, `(${IS_RUNNING} or ${HAS_LIVE_SEAT})`, [course.institution.id]);

async function assertNone(
  em: EntityManager,
  course: Course,
  condition: string,
  parameters: string[],
): Promise<void> {
  const cohorts = await em.execute<{ title: string }[]>(
    `select c.title from cohort_course l
     join cohort c on c.institution_id = l.institution_id and c.id = l.cohort_id
     where l.institution_id = ? and l.course_id = ? and c.deleted_at is null and ${condition}
     order by c.start_date, c.id`,
    [course.institution.id, course.id, ...parameters],
  );
  if (cohorts.length > 0) throw Conflict(inUse(cohorts));
}

/** Returns the sentence with the first titles and the number of others. */
function inUse(cohorts: { title: string }[]): string {
  const names = cohorts.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = cohorts.length - names.length;
  if (more > 0)
    return `The cohorts ${names.join(', ')}, and ${more} more still use this course. Remove it from there first, or wait until they’ve ended.`;
  const last = names.pop()!;
  return names.length === 0
    ? `The cohort ${last} still uses this course. Remove it from there first, or wait until it has ended.`
    : `The cohorts ${names.join(', ')} and ${last} still use this course. Remove it from there first, or wait until they’ve ended.`;
}
