import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { core } from 'zod/mini';

/** Runs a document against the schema as whoever sent the request; throws what refuses it. */
export type Run = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** What a request is made of: schemas of the values in its path, in its query string, and of its body. */
interface Parts {
  path?: core.$ZodType;
  query?: core.$ZodType;
  body?: core.$ZodType;
}

/** The parts of a request as their schemas give them: nothing else that was sent gets any further. */
type Checked<P extends Parts> = {
  [Name in keyof P]: P[Name] extends core.$ZodType ? core.output<P[Name]> : never;
};

/** How a row is reached and what it says of itself. */
interface Address<P extends Parts> {
  method: 'GET' | 'POST';
  /** Below /api/v1, with `:name` for a value. */
  url: string;
  summary: string;
  request?: P;
  /** Tells rows of one path apart: this one takes requests whose body has these values. It stands before the others. */
  bodyHas?: Readonly<Record<string, string>>;
  /** For everybody: a bearer token that is refused, being expired perhaps, counts as none. */
  tokenMayBeStale?: true;
  /** Members of an error's body beside the usual ones. */
  errorAlso?: (message: string) => object;
}

/** One call of the REST contract. */
export interface Row extends Address<Parts> {
  document: TypedDocumentNode<never, never>;
  status: 200 | 201 | 204;
  answer: (run: Run, request: never) => Promise<unknown>;
}

interface Operation<Data, Variables, P extends Parts> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (request: Checked<P>) => Variables;
}

/** A call that is one operation: the request becomes its variables, its data the answer. */
export function row<Data, Variables, const P extends Parts>(
  is: Address<P> &
    Operation<Data, Variables, P> & {
      status?: Row['status'];
      body: (data: Data) => unknown;
    },
): Row {
  const { variables, body, document, ...address } = is;
  return {
    status: 200,
    ...address,
    document: document as never,
    answer: async (run, request) => body(await run(document, variables(request as Checked<P>))),
  };
}
