import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { core } from 'zod/mini';
import type { ErrorCode } from '#kernel/errors';

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

/** Members of an error's body beside the usual ones: what they are, and what makes them of its message. */
interface ErrorAlso {
  shape: core.$ZodShape;
  of: (message: string) => object;
}

/** How a row is reached and what it says of itself. */
interface Address<P extends Parts> {
  method: 'GET' | 'POST';
  /** Below /api/v1, with `:name` for a value. */
  url: string;
  summary: string;
  request?: P;
  /** Tells rows of one path apart: this one takes requests whose body has these values. It stands before the others. */
  bodyHas?: Readonly<Record<string, string>>;
  /** Other paths of the same call, from the root of the server on. */
  also?: readonly string[];
  /** For everybody: a bearer token that is refused, being expired perhaps, counts as none. */
  tokenMayBeStale?: true;
  errorAlso?: ErrorAlso;
  /** How it may be refused, beside what any call of its kind answers: see openapi/error-codes.ts. */
  refuses?: readonly ErrorCode[];
  /** Its name in the OpenAPI document; the operation's when left out. Rows of one path share one. */
  operationId?: string;
}

/** What a call gives: a schema of its body, or null where it has none. */
type Gives = core.$ZodType | null;
type Given<G extends Gives> = G extends core.$ZodType ? core.input<G> : undefined;

/** One call of the REST contract. */
export interface Row extends Address<Parts> {
  document: TypedDocumentNode<never, never>;
  status: 200 | 201 | 204;
  gives: Gives;
  /** Headers of the answer that the row sets, with what each says. */
  headers?: Readonly<Record<string, string>>;
  answer: (run: Run, request: never, headers: Record<string, string>) => Promise<unknown>;
}

interface Operation<Data, Variables, P extends Parts> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (request: Checked<P>) => Variables;
}

/** A call that is one operation: the request becomes its variables, its data the answer. */
export function row<Data, Variables, const P extends Parts, G extends Gives>(
  is: Address<P> &
    Operation<Data, Variables, P> & {
      status?: Row['status'];
      gives: G;
      body: (data: Data) => Given<G>;
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
