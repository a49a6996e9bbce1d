import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { CostReport } from './budgets.ts';
import type { Context } from '#platform/request/context';
import type { Transport } from '#platform/request/transport';

/** Request header for cost and budget in the response. Requests with an API token always get them. */
const COST_HEADER = 'x-lyceum-cost';

/** Reports by transport, because Apollo Server passes on a copy of the context. */
const reports = new WeakMap<Transport, { cost: CostReport; isWanted: boolean }>();

/** Records the cost of an operation for its response. Returns the rate limit headers, or none if they are not requested. */
export function recordCost(
  context: Context,
  cost: CostReport,
  headers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const isWanted = headers[COST_HEADER] !== undefined || hasToken(context);
  reports.set(context.transport, { cost, isWanted });
  return isWanted ? rateLimitHeaders(cost) : {};
}

/** Records the cost of an operation that a budget rejects. The response always reports it. */
export const recordExhaustion = ({ transport }: Context, cost: CostReport): void =>
  void reports.set(transport, { cost, isWanted: true });

/** Builds the rate limit headers of a response. */
export function rateLimitHeaders(cost: CostReport): Record<string, string> {
  const costHeader = { 'x-ratelimit-cost': String(cost.requested) };
  if (cost.limit === null) return costHeader;
  return {
    ...costHeader,
    'x-ratelimit-limit': String(cost.limit),
    'x-ratelimit-remaining': String(cost.remaining),
    'x-ratelimit-reset': String(Math.ceil(Date.parse(cost.resetsAt) / 1000)),
  };
}

/** Returns the cost of the operation and the state of its tightest budget; undefined if it did not pass the gate. */
export const costReportOf = ({ transport }: Context): CostReport | undefined => reports.get(transport)?.cost;

/** Returns the value of `extensions.cost` of the response; undefined if it is not requested. */
export function requestedCostReport({ transport }: Context): CostReport | undefined {
  const kept = reports.get(transport);
  return kept?.isWanted ? kept.cost : undefined;
}

/** Returns the points that were charged for an operation; 0 if it did not pass the gate. */
export const costOf = ({ transport }: Context): number => reports.get(transport)?.cost.requested ?? 0;

/** Returns whether an API token, rather than a session, sends the request. */
const hasToken = ({ viewer }: Context): boolean => viewer.token !== null;

/** Adds the cost report to a result if the request wants it, and returns its headers. */
export function reportCost(
  context: Context,
  result: Pick<ExecutionResult, 'extensions'>,
): Record<string, string> {
  const cost = requestedCostReport(context);
  if (!cost) return {};
  result.extensions = { ...result.extensions, cost };
  return rateLimitHeaders(cost);
}

/** Plugin of Apollo Server that adds the cost report, in headers and in the body, to responses that request it. */
export const costReportPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        for (const [name, value] of Object.entries(reportCost(contextValue, response.body.singleResult)))
          response.http.headers.set(name, value);
        return Promise.resolve();
      },
    }),
};
