import { rowTrigger } from '#platform/database/row-trigger';

/** Column of a course in a cohort with what it adds to the price of that: 0 while it is a draft, archived or deleted. */
export const COURSE_PRICE = 'course_price';

/** Returns SQL of that for a row of a course. */
const priceOf = (course: string): string =>
  `case when ${course}.status = 'published' and ${course}.deleted_at is null then ${course}.price else 0 end`;

/**
 * SQL of the functions that keep the copy, so that prices of cohorts need no courses: readers from outside cannot read those
 * for members. A new row locks its course until the transaction ends, so that either it sees a change or the change finds
 * it. The migration that adds the column gives `course` the trigger for `give_price_to_cohort_course`.
 */
export const COURSE_PRICE_FUNCTIONS = `
  create or replace function public.take_price_of_cohort_course() returns trigger language plpgsql as $$
  begin
    select ${priceOf('course')} into new.${COURSE_PRICE} from public.course
      where institution_id = new.institution_id and id = new.course_id for share;
    new.${COURSE_PRICE} := coalesce(new.${COURSE_PRICE}, 0);
    return new;
  end $$;

  create or replace function public.give_price_to_cohort_course() returns trigger language plpgsql as $$
  declare
    given numeric := ${priceOf('new')};
  begin
    update public.cohort_course link set ${COURSE_PRICE} = given
      where link.institution_id = new.institution_id and link.course_id = new.id and link.${COURSE_PRICE} <> given;
    return null;
  end $$;`;

/** Trigger that copies the price to new rows. */
export const COURSE_PRICE_TRIGGER = rowTrigger({
  name: 'cohort_course_price',
  table: 'cohort_course',
  timing: 'before',
  events: ['insert', 'update'],
  columns: ['course_id'],
  call: 'take_price_of_cohort_course()',
});
