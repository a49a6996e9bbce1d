import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { core } from 'zod/mini';
import type { ErrorCode } from '#kernel/errors';

/** Body of a response, as an object or as JSON, and its headers besides the common ones. */
export interface Response {
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Runs documents against the schema as the caller of the request. Both functions throw the first error of the result. */
export interface Run {
  /** Returns the data of a document. */
  read: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
  /** Returns the response that `build` makes of the data of a document, and of nothing else but the request. */
  respond: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    build: (data: Data) => Response,
  ) => Promise<Response>;
}

/** Schemas of the parts of a request: path parameters, query string and body. */
interface Parts {
  path?: core.$ZodType;
  query?: core.$ZodType;
  body?: core.$ZodType;
}

/** Parsed parts of a request. Unknown members are dropped. */
type Checked<P extends Parts> = {
  [Name in keyof P]: P[Name] extends core.$ZodType ? core.output<P[Name]> : never;
};

/** Additional members of an error body: their schemas, and the function that builds them from the message. */
interface ExtraErrorFields {
  shape: core.$ZodShape;
  of: (message: string) => object;
}

/** Method, path and description of a row. */
interface Address<P extends Parts> {
  method: 'GET' | 'POST';
  /** Path below /api/v1, with `:name` for a parameter. */
  url: string;
  summary: string;
  request?: P;
  /** Values of the body that select this row among the rows of a path. It must precede the row without them. */
  matchBody?: Readonly<Record<string, string>>;
  /** Alias paths of the same call, from the root of the server. */
  aliases?: readonly string[];
  /** Treats a rejected bearer token, such as an expired one, as no token; for public calls. */
  tokenMayBeStale?: true;
  extraErrorFields?: ExtraErrorFields;
  /** Error codes of the row, besides the common ones in openapi/error-codes.ts. */
  errors?: readonly ErrorCode[];
  /** Operation ID in the OpenAPI document; default is the name of the operation. Rows of one path share it. */
  operationId?: string;
}

/** Schema of a response body, or null for a response without a body. */
type ResponseSchema = core.$ZodType | null;
type ResponseBody<G extends ResponseSchema> = G extends core.$ZodType ? core.input<G> : undefined;

/** Call of the REST API. */
export interface Row extends Address<Parts> {
  document: TypedDocumentNode<never, never>;
  status: 200 | 201 | 204;
  response: ResponseSchema;
  /** Response headers of the row, with their descriptions. */
  headers?: Readonly<Record<string, string>>;
  respond: (run: Run, request: never) => Promise<Response>;
}

/** Data of an operation without errors: its root fields, which are null only with an error. */
type Complete<Data> = { [Field in keyof Data]: NonNullable<Data[Field]> };

interface Operation<Data, Variables, P extends Parts> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (request: Checked<P>) => Variables;
}

/** Defines a call that runs one operation: the request becomes its variables, and its data becomes the response. */
export function row<Data, Variables, const P extends Parts, G extends ResponseSchema>(
  is: Address<P> &
    Operation<Data, Variables, P> & {
      status?: Row['status'];
      response: G;
      body: (data: Complete<Data>) => ResponseBody<G>;
    },
): Row {
  const { variables, body, document, ...address } = is;
  return {
    status: 200,
    ...address,
    document: document as never,
    respond: (run, request) =>
      run.respond(document, variables(request as Checked<P>), (data) => ({
        body: body(data as Complete<Data>),
      })),
  };
}
