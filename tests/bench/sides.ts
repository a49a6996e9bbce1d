import type { Person } from './data.ts';
import type { Server } from './servers.ts';
import type { Request, Workload } from './workloads.ts';

/** An HTTP request of a side. */
export interface Draft {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One of the servers that are compared. */
export interface Side extends Server {
  name: string;
  /** Returns the side's request for a request of a workload. Null if the side does not serve the workload. */
  draft: (workload: Workload, request: Request) => Draft | null;
  /** Converts its response to that of the limit's statement. */
  answer: (workload: Workload, body: unknown) => unknown;
  /** Whether its response has only a part of the fields. */
  isPartial?: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The product, or a peer with the same schema. */
export const sameSchema = (
  name: string,
  server: Server,
  tokenOf: (person: Person) => string,
  serves: (workload: Workload) => boolean = () => true,
): Side => ({
  ...server,
  name,
  draft: (workload, { method, path, body, as }) =>
    serves(workload)
      ? {
          method,
          path,
          headers: { ...JSON_TYPE, authorization: `Bearer ${tokenOf(as)}` },
          ...(body && { body: JSON.stringify(body) }),
        }
      : null,
  answer: (workload, body) => workload.answer(body as never),
});

/** The limit, which runs the workload's statement. */
export const limitSide = (server: Server): Side => ({
  ...server,
  name: 'limit',
  draft: ({ name }, { values }) => ({
    method: 'POST',
    path: '/',
    headers: { ...JSON_TYPE }, // a copy, to which autocannon adds the length
    body: JSON.stringify({ name, values }),
  }),
  answer: (_workload, body) => body,
});
