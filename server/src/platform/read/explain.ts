import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#platform/request/context';
import type { Transport } from '#platform/request/transport';
import { planText, plainPlan } from './plan-text.ts';
import type { Statement } from './reader.ts';

/** Header that requests the plans and the SQL of an operation in its response. */
const EXPLAIN_HEADER = 'x-lyceum-explain';

/** A statement of an operation: its plan and its SQL. */
interface Explanation {
  plan: string;
  sql: string;
}

/** Explanations by transport, because Apollo copies the context. */
const wanted = new WeakMap<Transport, Explanation[]>();

/** Returns whether a request asks for explanations. */
export const isExplained = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers[EXPLAIN_HEADER] !== undefined;

/** Collects explanations for an operation whose request asks for them: for signed-in accounts, never in production. */
export function expectExplanations(
  { viewer, services, transport }: Context,
  headers: Readonly<Record<string, unknown>>,
): void {
  if (services.config.production || !viewer.accountId) return;
  if (isExplained(headers)) wanted.set(transport, []);
}

/** Explains the statements of an operation that asked for it. */
export function explainStatements(transport: Transport, statements: Statement[]): void {
  const explanations = wanted.get(transport);
  if (!explanations) return;
  for (const { plan, text } of statements)
    if (plan) explanations.push({ plan: planText(plainPlan(plan)), sql: text });
}

/** Adds explanations to the responses of operations that asked for them. */
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
