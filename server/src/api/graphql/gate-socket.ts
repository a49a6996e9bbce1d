import type { FormattedExecutionResult } from 'graphql';
import { ResponseTooLarge, isResponseTooLarge } from '#platform/limits/response-size';
import type { Context } from '#platform/request/context';
import { costOf, requestedCostReport } from '#platform/limits/cost-report';

/** Points up to which an answer is not measured: so few objects are never a megabyte. */
const SURELY_SMALL = 25;

/** An answer as it goes over a socket: not too large, and with its cost for those who want to know. */
export function socketAnswer(context: Context, result: FormattedExecutionResult): FormattedExecutionResult {
  const told = requestedCostReport(context);
  const isWithin = costOf(context) <= SURELY_SMALL || !isResponseTooLarge(JSON.stringify(result));
  if (!isWithin) {
    const { message, extensions } = ResponseTooLarge();
    return { errors: [{ message, extensions: { code: extensions['code'] } }] };
  }
  return told ? { ...result, extensions: { ...result.extensions, cost: told } } : result;
}
