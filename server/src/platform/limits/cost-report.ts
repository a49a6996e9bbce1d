import type { ApolloServerPlugin } from '@apollo/server';
import type { CostReport } from './budgets.ts';
import type { Context, Transport } from '#platform/request/context';

/** Asks for cost and budget in the answer; who sends a token of the API gets them unasked. */
const COST_HEADER = 'x-lyceum-cost';

/** By what carries the operation, as Apollo hands on a copy of the context. */
const reports = new WeakMap<Transport, { cost: CostReport; isWanted: boolean }>();

/** Keeps what an operation cost for its answer. Returns the headers that say so to those who want to know. */
export function recordCost(
  context: Context,
  cost: CostReport,
  headers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const isWanted = headers[COST_HEADER] !== undefined || hasToken(context);
  reports.set(context.transport, { cost, isWanted });
  if (!isWanted) return {};
  const said = { 'x-ratelimit-cost': String(cost.requested) };
  if (cost.limit === null) return said;
  return {
    ...said,
    'x-ratelimit-limit': String(cost.limit),
    'x-ratelimit-remaining': String(cost.remaining),
    'x-ratelimit-reset': String(Math.ceil(Date.parse(cost.resetsAt) / 1000)),
  };
}

/** What the answer's `extensions.cost` has to say; undefined where nobody wants to know. */
export function requestedCostReport({ transport }: Context): CostReport | undefined {
  const kept = reports.get(transport);
  return kept?.isWanted ? kept.cost : undefined;
}

/** Points that an operation was taken for; 0 where it did not come through the gate. */
export const costOf = ({ transport }: Context): number => reports.get(transport)?.cost.requested ?? 0;

/** Whether a token of the API, rather than a session, asks. */
const hasToken = ({ viewer }: Context): boolean => viewer.token !== null;

/** Puts cost and budget into the answers of those who want to know. */
export const costReportPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue }) => {
        const cost = requestedCostReport(contextValue);
        if (cost && response.body.kind === 'single')
          response.body.singleResult.extensions = { ...response.body.singleResult.extensions, cost };
        return Promise.resolve();
      },
    }),
};
