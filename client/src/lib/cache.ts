import { InMemoryCache, type FieldPolicy, type Reference, type TypePolicies } from '@apollo/client';
import { interfaces, lists, lookups, permissions } from './cachePolicies.generated.ts';

interface Connection {
  nodes?: readonly Reference[];
  edges?: readonly unknown[];
  pageInfo?: {
    hasNextPage?: boolean;
    hasPreviousPage?: boolean;
    startCursor?: string | null;
    endCursor?: string | null;
  };
}

/**
 * Field policy of a connection: one list for each combination of filters, page number and page size. A page after (or
 * before) the cached ones is joined to them, any other replaces them.
 * @param identifying arguments that identify a list.
 */
function connection(identifying: readonly string[]): FieldPolicy<Connection> {
  return {
    keyArgs: [...identifying],
    merge(existing, incoming, { args }) {
      if (!existing) return incoming;
      if (args?.after) return join(existing, incoming, 'end');
      if (args?.before) return join(incoming, existing, 'start');
      return incoming;
    },
  };
}

/** Joins an earlier and a later part; `grown` is the side whose page information is new. */
function join(earlier: Connection, later: Connection, grown: 'start' | 'end'): Connection {
  const newest = grown === 'end' ? later : earlier;
  return {
    ...newest,
    ...(earlier.nodes && later.nodes && { nodes: [...earlier.nodes, ...later.nodes] }),
    ...(earlier.edges && later.edges && { edges: [...earlier.edges, ...later.edges] }),
    ...(newest.pageInfo && {
      pageInfo: {
        ...newest.pageInfo,
        ...pick(earlier.pageInfo, 'hasPreviousPage', 'startCursor'),
        ...pick(later.pageInfo, 'hasNextPage', 'endCursor'),
      },
    }),
  };
}

function pick<T extends object, K extends keyof T>(from: T | undefined, ...keys: K[]): Partial<Pick<T, K>> {
  return from
    ? (Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]])) as Pick<T, K>)
    : {};
}

/**
 * Field policy of a lookup by ID, such as `cohort(id)`: shows the fields that a list has cached at once, and the rest
 * after the response.
 */
const byId = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) =>
    existing !== undefined ? existing : toReference({ __typename: typename, id: args?.id as string }),
});

/** Policy of objects without an ID: they belong to their parent, and their fields from several queries are merged. */
const partOfParent = { keyFields: false, merge: true } as const;

/** Policies of types that the schema does not tell. */
const typePolicies: TypePolicies = {
  CohortChange: { keyFields: false },
  DiscussionChange: { keyFields: false },
  NotificationPreference: { keyFields: ['kind'] },
  InstitutionBranding: partOfParent,
  InstitutionFigures: partOfParent,
  Meeting: partOfParent,
  Money: partOfParent,
  RecurringSchedule: partOfParent,
  ...Object.fromEntries(permissions.map((type) => [type, partOfParent])),
  ...mapEntries(lists, (fields) => ({ fields: mapEntries(fields, connection) })),
};

/** Policies of root fields: lists and lookups. */
const rootPolicies: TypePolicies = {
  Query: { fields: { ...mapEntries(lists['Query'] ?? {}, connection), ...mapEntries(lookups, byId) } },
};

function mapEntries<From, To>(
  entries: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, map(value)]));
}

/** Creates the cache: how objects are identified and how pages of lists are joined. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ possibleTypes: interfaces, typePolicies: { ...typePolicies, ...rootPolicies } });
