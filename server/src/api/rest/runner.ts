import type { DocumentNode } from 'graphql';
import { type Execute, parseReadyData, readDocument } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import type { CostReport } from '#platform/limits/budgets';
import type { Context } from '#platform/request/context';
import { builtOf, type FinishedResponses, itemsOf } from './finished.ts';
import type { Run } from './row.ts';

interface Runner {
  execute: Execute;
  gate: Gate;
  context: Context;
  /** Adds the cost so far to the response. */
  report: (cost: CostReport) => void;
  /** Responses that are kept, with the address of the request; null for a request that changes something. */
  finished: { responses: FinishedResponses; url: string } | null;
}

type Data = Record<string, unknown>;
type Variables = Record<string, unknown>;

/**
 * Returns functions that run documents for one request. They are parsed at build time and validated at the start. A page
 * of a list costs as many items as it has. @throws AppError TOO_MANY_REQUESTS if the largest page would exceed a budget
 */
export function runner({ execute, gate, context, report, finished }: Runner): Run {
  let requested = 0;
  async function charged<Made extends { items: number | null }>(
    document: DocumentNode,
    variables: Variables,
    make: (data: Data) => Made,
  ): Promise<Made> {
    const largest = gate.chargeDocument(document, variables, context);
    const made = make(await readDocument(execute, context, document, variables));
    const { items } = made;
    const cost =
      items === null
        ? largest
        : gate.refundDocument(document, { variables, items, charged: largest }, context);
    requested += cost.requested;
    report({ ...cost, requested });
    return made;
  }
  return {
    read: async (document, variables) => {
      const { data } = await charged(document, variables as Variables, (read) => {
        const parsed = parseReadyData(read);
        return { data: parsed, items: itemsOf(parsed) };
      });
      return data as never;
    },
    respond: async (document, variables, build) => {
      const built = await charged(document, variables as Variables, (read) =>
        finished ? finished.responses.of(finished.url, read, build as never) : builtOf(read, build as never),
      );
      return built.response;
    },
  };
}
