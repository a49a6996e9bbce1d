import type { OpenFields } from '#platform/module/module';
import { groupByPath } from '../router.ts';
import type { Row } from '../row.ts';
import { ROWS } from '../rows.ts';
import { type Answer, type Operation, operationOf, templateOf } from './operations.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

/** Base path of the REST API. */
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

/** Builds the OpenAPI 3.1 document of the rows. */
export function openApiDocument(
  appName: string,
  open: OpenFields,
  rows: readonly Row[] = ROWS,
): OpenApiDocument {
  const schemas = new Schemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [{ method, url }, group] of groupByPath(rows)) {
    const path = `${BASE}${templateOf(url)}`;
    const operation = operationOf(group, schemas, open);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    group
      .flatMap(({ aliases = [] }) => aliases)
      .forEach((other, at) => {
        const alias = toAlias(path, operation, at + 2);
        paths[other] = { ...paths[other], [method.toLowerCase()]: alias };
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
      responses: sorted(schemas.responses) as Record<string, Answer>,
      securitySchemes: SECURITY,
    },
  };
}

/** Returns the operation of an alias path. */
const toAlias = (path: string, operation: Operation, number: number): Operation => ({
  ...operation,
  operationId: `${operation.operationId}${number}`,
  summary: `${operation.summary} The same as ${path}.`,
  deprecated: true,
});

const ABOUT = [
  'Every call runs an operation of the GraphQL API, with the same permissions and rules.',
  'Bodies are JSON of at most 1 MB. Unknown members are ignored, and responses may get more members. Instants are ISO 8601, in responses in UTC. Every object has its ID, a UUID, as `_id`, `id` and `guid`.',
  'Paged lists have the parameters `limit` and `offset`, which is a page number from 1. Errors have a `message` to show and a `code` for programs. On a 403 with `TOKEN_EXPIRED`, refresh the session once and try again.',
].join('\n\n');

const SECURITY = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Access token of a session, or API token of an institution (`lyc_…`).',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description: 'Refresh token, set by each call that opens or refreshes a session. It is valid once.',
  },
};

const sorted = <T>(of: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(of).toSorted(([one], [other]) => one.localeCompare(other)));
