import { vi } from 'vitest';

/** GraphQL call of the code under test. */
export interface Call {
  operation: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

type Answer = { data: unknown } | { errors: unknown[] } | 'no network';

/**
 * Responds to every GraphQL call of a test by operation name. A call without a response fails as if offline.
 * @returns the calls, in order.
 */
export function answerWith(answers: Record<string, Answer | ((call: Call) => Answer)>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { body: string; headers: HeadersInit }) => {
    const { operationName, variables } = JSON.parse(init.body) as {
      operationName?: string;
      variables: Call['variables'];
    };
    const call = {
      operation: operationName ?? '',
      variables,
      authorization: new Headers(init.headers).get('authorization'),
    };
    calls.push(call);
    const answer = answers[call.operation] ?? 'no network';
    const body = typeof answer === 'function' ? answer(call) : answer;
    if (body === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), {
      status: 'errors' in body ? 400 : 200,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  });
  return calls;
}

/** Returns a GraphQL error in the server's format. */
export const failure = (
  code: string,
  status: number,
  message = code,
  fields?: { field: string; message: string }[],
) => ({
  errors: [{ message, extensions: { code, http: { status }, ...(fields && { fields }) } }],
});
