import type { FormattedExecutionResult } from 'graphql';
import { isResponseTooLarge, tooLargeResult } from '#platform/limits/response-size';
import type { Context } from '#platform/request/context';
import { costOf, requestedCostReport } from '#platform/limits/cost-report';

/** Cost up to which the size of a message is not checked, because so few objects are never a megabyte. */
const UNCHECKED_COST = 25;

/** Returns the message for a socket: an error if the result is too large, else the result with a requested cost report. */
export function toSocketMessage(
  context: Context,
  result: FormattedExecutionResult,
): FormattedExecutionResult {
  const cost = requestedCostReport(context);
  const isWithin = costOf(context) <= UNCHECKED_COST || !isResponseTooLarge(JSON.stringify(result));
  if (!isWithin) return tooLargeResult();
  return cost ? { ...result, extensions: { ...result.extensions, cost } } : result;
}
