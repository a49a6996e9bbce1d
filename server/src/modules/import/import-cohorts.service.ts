import type { EntityManager } from '@mikro-orm/postgresql';
import { hasEnded } from '#modules/cohort/enrolling.rules';
import { REFUSALS } from '#modules/enrollment/enrollment.rules';

interface NamedCohort {
  id: string;
  title: string;
  isPublished: boolean;
  endDate: Date;
}

/** Returns the ID of the cohort that a row names, or why it cannot be used. */
export type FindCohort = (named: string) => { id: string } | { problem: string };

const FIND = `
  select c.id, c.title, c.published_at is not null as "isPublished", c.end_date as "endDate"
  from cohort c
  where c.institution_id = ? and c.deleted_at is null
    and (c.id::text in (select lower(value) from json_array_elements_text(?::json))
      or lower(c.title) in (select lower(value) from json_array_elements_text(?::json)))`;

/** Loads the cohorts that rows name by ID or title. */
export async function loadCohorts(
  em: EntityManager,
  institutionId: string,
  names: Iterable<string>,
): Promise<FindCohort> {
  const wanted = JSON.stringify([...new Set(names)]);
  const cohorts =
    wanted === '[]' ? [] : await em.execute<NamedCohort[]>(FIND, [institutionId, wanted, wanted]);
  return (named) => {
    const name = named.toLowerCase();
    const found = cohorts.filter(({ id, title }) => id === name || title.toLowerCase() === name);
    const [cohort] = found;
    if (!cohort) return { problem: 'No cohort has this title or ID.' };
    if (found.length > 1) return { problem: 'Several cohorts have this title. Use the ID of the cohort.' };
    if (!cohort.isPublished) return { problem: REFUSALS.unpublished };
    if (hasEnded({ endDate: new Date(cohort.endDate) })) return { problem: REFUSALS.ended };
    return { id: cohort.id };
  };
}
