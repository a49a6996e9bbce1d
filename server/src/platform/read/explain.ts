import type { ApolloServerPlugin } from '@apollo/server';
import type { Context, Transport } from '#platform/request/context';
import { planText, plainPlan } from './plan-text.ts';
import type { Statement } from './reader.ts';

/** Asks for the plans and the SQL of an operation in its answer. */
const EXPLAIN_HEADER = 'x-lyceum-explain';

/** A statement of an operation: what it reads, and how. */
interface Explanation {
  plan: string;
  sql: string;
}

/** By what carries the operation, as Apollo hands on a copy of the context. */
const wanted = new WeakMap<Transport, Explanation[]>();

/** Keeps explanations for an operation whose request asks for them: for people who signed in, never in production. */
export function expectExplanations(
  { viewer, services, transport }: Context,
  headers: Readonly<Record<string, unknown>>,
): void {
  if (services.config.production || !viewer.accountId) return;
  if (headers[EXPLAIN_HEADER] !== undefined) wanted.set(transport, []);
}

/** Explains statements that an operation runs, if it asked for that. */
export function explainStatements(transport: Transport, statements: Statement[]): void {
  const explanations = wanted.get(transport);
  if (!explanations) return;
  for (const { plan, text } of statements)
    if (plan) explanations.push({ plan: planText(plainPlan(plan)), sql: text });
}

/** Puts explanations into the answers of those who asked for them. */
export const explainPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue }) => {
        const explain = wanted.get(contextValue.transport);
        if (explain && response.body.kind === 'single')
          response.body.singleResult.extensions = { ...response.body.singleResult.extensions, explain };
        return Promise.resolve();
      },
    }),
};
