import type { GraphQLFormattedError } from 'graphql';
import { request } from './http.ts';
import type { HttpAnswer } from './http-answer.ts';

// What an operation answers depends on its document: tests look into it freely, as a client without types would.
// oxlint-disable-next-line typescript/no-explicit-any
export type Data = any;

export interface GraphqlAnswer {
  status: number;
  data: Data;
  errors: (GraphQLFormattedError & {
    extensions: { code: string; fields?: { field: string; message: string }[] };
  })[];
  /** Code of the first error; undefined without errors. */
  code: string | undefined;
  headers: HttpAnswer['headers'];
  cookies: HttpAnswer['cookies'];
  setCookies: string[];
  text: string;
}

export interface GraphqlOptions {
  as?: { accessToken: string | null } | null;
  /** Namespace of an institution's host, or a whole host name. */
  host?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  operationName?: string;
}

/** Runs an operation over HTTP. */
export async function execute(
  url: string,
  query: string,
  variables: object | undefined,
  options: GraphqlOptions,
): Promise<GraphqlAnswer> {
  const { as, operationName, ...rest } = options;
  const answer = await request(url, {
    ...rest,
    method: 'POST',
    path: '/graphql',
    body: { query, ...(variables && { variables }), ...(operationName && { operationName }) },
    accessToken: as?.accessToken ?? null,
  });
  const { data = null, errors = [] } = (answer.body ?? {}) as {
    data?: Data;
    errors?: GraphqlAnswer['errors'];
  };
  const { status, headers, cookies, setCookies, text } = answer;
  return { status, data, errors, code: errors[0]?.extensions.code, headers, cookies, setCookies, text };
}
