import { getOperationAST, type DocumentNode } from 'graphql';
import { createClient, type Client, type FormattedExecutionResult } from 'graphql-ws';

type Answer = FormattedExecutionResult<Record<string, unknown>, unknown>;

interface Asked {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

interface Around {
  headers?: Record<string, string>;
  documentAST?: DocumentNode;
}

/** Fetcher of the editor: returns one response, or the events of a subscription. */
export interface Fetcher {
  (asked: Asked, around?: Around): Promise<Answer> | AsyncIterableIterator<Answer>;
  /** Closes the socket of the subscriptions. */
  close: () => void;
}

/**
 * Asks our own server, over HTTP or, where it is a subscription, a socket.
 * @param bearer the token to send, asked again each time; null for a visitor.
 */
export function createFetcher(bearer: () => Promise<string | null>): Fetcher {
  let socket: Client | undefined;
  const connect = () =>
    (socket ??= createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: async () => ({ accessToken: await bearer() }),
      retryAttempts: 3,
    }));

  async function post(asked: Asked, headers: Record<string, string> | undefined): Promise<Answer> {
    const token = await bearer();
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-lyceum-cost': '1',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(asked),
    });
    return (await response.json()) as Answer;
  }

  const fetcher = (asked: Asked, { headers, documentAST }: Around = {}) => {
    const operation = documentAST && getOperationAST(documentAST, asked.operationName);
    return operation?.operation === 'subscription' ? connect().iterate(asked) : post(asked, headers);
  };
  return Object.assign(fetcher, { close: () => void socket?.dispose() });
}
