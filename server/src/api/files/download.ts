import type { Readable } from 'node:stream';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runDocument, type Execute } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import type { Language } from '#kernel/language.rules';
import { type Say, sayIn } from '#kernel/translate';
import { recordCost } from '#platform/limits/cost-report';
import type { Context } from '#platform/request/context';
import { createRequestContext } from '#platform/request/request-context';
import { languageOf } from '#platform/request/language';
import type { Services } from '#platform/request/services';

/** Parts of the server that a download uses. */
export interface DownloadServer {
  app: FastifyInstance;
  execute: Execute;
  services: Services;
  gate: Gate;
}

/** A file that is served to everyone who can read its GraphQL document. */
interface Download<Data, Variables> {
  path: string;
  /** Sent with every response, errors included. */
  headers: Readonly<Record<string, string>>;
  document: TypedDocumentNode<Data, Variables>;
  /** Points that creating the file costs, in addition to those of the document. */
  points?: number;
  /** @throws Invalid */
  variablesOf: (request: FastifyRequest) => Variables;
  /**
   * Creates the file from the document's data.
   * @throws NotFound, Conflict
   */
  fileOf: (data: Data, call: DownloadCall<Data, Variables>) => DownloadedFile | Promise<DownloadedFile>;
}

interface DownloadCall<Data, Variables> {
  context: Context;
  variables: Variables;
  /** Language of the request, in which `say` returns texts. */
  language: Language;
  say: Say;
  /** Reads the document again for the next page of a long file. Not charged. */
  read: (variables: Variables) => Promise<Data>;
}

interface DownloadedFile {
  body: Buffer | Readable;
  contentType: string;
  /** Value of `content-disposition`. */
  disposition: string;
  /** In bytes. Unknown for a file that is generated while it is sent. */
  size?: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a file at GET `path`. The document is charged once before it runs, so that failed downloads are
 * charged as well. Only a successful response reports the cost.
 */
export function serveDownload<Data, Variables extends Record<string, unknown>>(
  { app, execute, services, gate }: DownloadServer,
  { path, headers, document, points = 0, variablesOf, fileOf }: Download<Data, Variables>,
): void {
  app.get(path, async (request, reply) => {
    void reply.headers(headers);
    const variables = variablesOf(request);
    const context = await createRequestContext(services, request, reply);
    const cost = gate.chargeDocument(document, variables, context, points);
    const read = (given: Variables) => runDocument(execute, context, document, given);
    const language = languageOf(request);
    const file = await fileOf(await read(variables), {
      context,
      variables,
      read,
      language,
      say: sayIn(language),
    });
    return reply
      .headers({
        ...recordCost(context, cost, request.headers),
        'content-type': file.contentType,
        'content-disposition': file.disposition,
        ...(file.size !== undefined && { 'content-length': String(file.size) }),
        ...file.headers,
      })
      .send(file.body);
  });
}
