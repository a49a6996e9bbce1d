import { v7 as uuidv7 } from 'uuid';
import { arrayOf } from '#platform/database/array';
import { forEachDue } from '#platform/jobs/due';
import { createJobContext } from '#platform/request/job-context';
import { fillParameters } from '#platform/read/fill-sql';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { CLEAR, DAYS, LOCK, RECORD, ROLL_UP, UNROLLED_FIGURES } from './roll-up.sql.ts';

/** Number of tables that `DAYS` reads. */
const TABLES = 7;

interface Span {
  zone: string;
  /** Last day that is rolled up after the transaction, YYYY-MM-DD. */
  last: string;
  isAll: boolean;
  isDone: boolean;
  days: string[];
}

/** Rolls up the figures of all institutions with days that are not rolled up. */
export const rollUpFigures = (services: Services): Promise<void> =>
  forEachDue(services, UNROLLED_FIGURES, ({ id }) =>
    rollUpInstitution(createJobContext(services, id, 'roll-up-figures'), id),
  );

/**
 * Rolls up the figures of an institution, a month in each transaction. Idempotent: a day is written again as a whole. Concurrent
 * runs wait for each other, and the second finds nothing to do.
 */
export async function rollUpInstitution(context: Context, institutionId: string): Promise<void> {
  while (!(await rollUpMonth(context, institutionId)));
}

/** Rolls up at most a month. Returns whether no day is left. */
const rollUpMonth = (context: Context, institutionId: string): Promise<boolean> =>
  context.transaction(async (em) => {
    const now = new Date();
    await em.execute(LOCK, [institutionId]);
    const [span] = await em.execute<Span[]>(DAYS, [now, ...Array<string>(TABLES).fill(institutionId)]);
    if (!span) return true;
    const days = arrayOf(span.days);
    await em.execute(CLEAR, [institutionId, span.isAll, days]);
    const given = { tenant: institutionId, seed: uuidv7(), now, zone: span.zone, days };
    await em.execute(...fillParameters(ROLL_UP, given));
    await em.execute(RECORD, [institutionId, uuidv7(), now, span.zone, span.last, now]);
    return span.isDone;
  });
