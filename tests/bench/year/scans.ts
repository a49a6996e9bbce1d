import type pg from 'pg';
import type { Services } from '#platform/request/services';
import { costOf, explain, type Cost, type ReaderSettings, statementsOf } from '#tests/platform/read/cost';
import { nodesOf, type PlannedNode } from '#tests/support/plans';

/** The figures of a year with those of the year before, as the screen asks for them. */
export const YEAR = `{ analytics(range: LAST_YEAR) { totals { enrollments cancellations revenue { amount } completions activeLearners submissions }
  previous { enrollments } points { day figures { enrollments revenue { amount } } } funnel { stage count } courses { title completionRate } } }`;

/** Tables with a row for each enrollment. */
const LARGE_TABLES = ['enrollment', 'seat_order'];

/** Cost of a read with the rows that it read from tables with a row for each enrollment. */
export interface YearCost extends Cost {
  scanned: number;
}

/** Measures a read of the figures of a year. */
export async function measureYear(
  plans: pg.ClientBase,
  services: Services,
  reader: ReaderSettings,
  send: () => Promise<unknown>,
): Promise<YearCost> {
  await send(); // the session is cached from here on
  const statements = await statementsOf(services, send);
  const cost = await costOf(plans, statements, reader);
  let scanned = 0;
  for (const statement of statements) {
    const { Plan } = await explain(plans, statement, reader);
    for (const node of nodesOf(Plan))
      if (LARGE_TABLES.includes(node['Relation Name'] ?? '')) scanned += rowsOf(node);
  }
  return { ...cost, scanned };
}

const rowsOf = (node: PlannedNode): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops } = node as unknown as Record<string, number>;
  return rows! * loops!;
};
