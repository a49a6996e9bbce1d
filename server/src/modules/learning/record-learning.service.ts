import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { assertLearns } from '#modules/lesson/complete-lesson.service';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import type { Context } from '#platform/request/context';
import type { RecordLearningInput } from './learning.input.ts';
import { MAX_SECONDS } from './learning.rules.ts';

/**
 * Counts the time that the viewer spends on a lesson. Time that another call counted, on the lesson or in another tab, does
 * not count again. It follows from no act of its own, so there is no event and no entry of the audit log.
 * @throws NotFound when the viewer cannot read the lesson, Forbidden without a seat, Conflict before its release
 */
export async function recordLearning(context: Context, input: RecordLearningInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Lesson'));
  await assertKnownZone(context, input.timeZone, 'timeZone');
  await context.transaction(async (em: EntityManager) => {
    await assertLearns(em, viewer, input.lessonId, 'This lesson is not open yet.');
    await em.execute(RECORD, [
      viewer.institutionId,
      viewer.membershipId,
      uuidv7(),
      uuidv7(),
      new Date(),
      input.lessonId,
      input.seconds,
      input.position ?? null,
      input.timeZone,
    ]);
  });
}

/** End of the time that is counted; a day without any has room for one call. */
const since = (row: string): string =>
  `coalesce(${row}.counted_until, excluded.counted_until - ${MAX_SECONDS} * interval '1 second')`;

/** Seconds since the last call that count: whole ones, so that the rest counts next time. */
const counted = (row: string): string =>
  `least(excluded.seconds, greatest(floor(extract(epoch from excluded.counted_until - ${since(row)})), 0)::int)`;

/** A gap between two calls is not made up for later, except for the second that `floor` leaves. */
const countedUntil = (row: string): string =>
  `greatest(${since(row)} + ${counted(row)} * interval '1 second', excluded.counted_until - interval '1 second')`;

const RECORD = `
  with given as (
    select ?::uuid as institution_id, ?::uuid as membership_id, ?::uuid as day_id, ?::uuid as progress_id, ?::timestamptz as at,
      ?::uuid as lesson_id, ?::int as seconds, ?::int as position, ?::text as zone
  ), day as (
    insert into learning_day as d (institution_id, id, created_at, membership_id, day, time_zone, seconds, counted_until)
    select g.institution_id, g.day_id, g.at, g.membership_id, (g.at at time zone g.zone)::date, g.zone, g.seconds, g.at from given g
    on conflict (institution_id, membership_id, day) do update
      set seconds = d.seconds + ${counted('d')},
        counted_until = ${countedUntil('d')}, time_zone = excluded.time_zone
  )
  insert into lesson_progress as p (institution_id, id, created_at, lesson_id, membership_id, seconds, position, counted_until)
  select g.institution_id, g.progress_id, g.at, g.lesson_id, g.membership_id, g.seconds, coalesce(g.position, 0), g.at from given g
  on conflict (institution_id, lesson_id, membership_id) do update
    set seconds = p.seconds + ${counted('p')}, counted_until = ${countedUntil('p')},
      position = coalesce((select g.position from given g), p.position)`;
