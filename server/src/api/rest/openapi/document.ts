import type { OpenFields } from '#platform/module/module';
import { byAddress } from '../router.ts';
import type { Row } from '../row.ts';
import { ROWS } from '../rows.ts';
import { type Answer, type Operation, operationOf, templateOf } from './operations.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

/** Where the rows are served. */
export const BASE = '/api/v1';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, object>;
  };
}

/** The table as an OpenAPI 3.1 document. */
export function openApiDocument(
  appName: string,
  open: OpenFields,
  rows: readonly Row[] = ROWS,
): OpenApiDocument {
  const schemas = new Schemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [{ method, url }, group] of byAddress(rows)) {
    const path = `${BASE}${templateOf(url)}`;
    const operation = operationOf(group, schemas, open);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    group
      .flatMap(({ also = [] }) => also)
      .forEach((other, at) => {
        const elsewhere = elsewhereThan(path, operation, at + 2);
        paths[other] = { ...paths[other], [method.toLowerCase()]: elsewhere };
      });
  }
  const tags = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags: of }) => of)),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: `${appName} REST API`,
      version: '1.0.0',
      summary: 'Courses, cohorts and the people of institutions.',
      description: ABOUT,
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Array.from(tags, (name) => ({ name })),
    paths,
    components: {
      schemas: sorted(schemas.components),
      responses: sorted(schemas.answers) as Record<string, Answer>,
      securitySchemes: SECURITY,
    },
  };
}

/** The same call at another of its paths. */
const elsewhereThan = (path: string, operation: Operation, number: number): Operation => ({
  ...operation,
  operationId: `${operation.operationId}${number}`,
  summary: `${operation.summary} The same as ${path}.`,
  deprecated: true,
});

const ABOUT = [
  'Every call runs an operation of the GraphQL API under the same permissions and rules.',
  'Bodies are JSON of at most 1 MB; members that a call does not know are ignored, and answers may get more members. Instants are ISO 8601, in answers in UTC. Every object has its identity, a UUID, as `_id`, `id` and `guid`.',
  'Paged lists take `limit` and `offset`, which is a page number from 1. An error says in `message` what to show, and in `code` what to act upon: on a 403 with `TOKEN_EXPIRED` renew the session once and try again.',
].join('\n\n');

const SECURITY = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The accessToken of a session, or an API token of the institution (`lyc_…`).',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description: 'Set by each call that begins or renews a session; for one use.',
  },
};

const sorted = <T>(of: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(of).toSorted(([one], [other]) => one.localeCompare(other)));
