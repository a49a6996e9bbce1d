import { InMemoryCache, type FieldPolicy, type Reference, type TypePolicies } from '@apollo/client';

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
 * @param filters arguments that identify a list.
 */
function connection(...filters: string[]): FieldPolicy<Connection> {
  return {
    keyArgs: [...filters, 'page', 'first', 'last'],
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

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      course: byId('Course'),
      cohort: byId('Cohort'),
      courses: connection('search', 'category', 'level', 'status'),
      myCourses: connection('search', 'status'),
      cohorts: connection('search', 'status', 'isTaught'),
      certificates: connection('status', 'search', 'cohortId', 'courseId'),
      members: connection('role', 'search'),
      auditEntries: connection('memberId', 'noun', 'rowId', 'action', 'from', 'to'),
      notifications: connection('unreadOnly', 'kind'),
      webhookEndpoints: connection(),
      activity: byId('Activity'),
      activities: connection('courseId', 'type', 'isDue'),
      submission: byId('Submission'),
      conversation: byId('Conversation'),
      conversations: connection('search'),
      contacts: connection('search'),
      discussion: byId('Discussion'),
      discussions: connection('courseId', 'search'),
      apiTokens: connection(),
      sessions: connection(),
    },
  },
  Viewer: { fields: { enrollments: connection('status') } },
  Institution: { fields: { enrollments: connection('status') } },
  Conversation: { fields: { messages: connection() } },
  Activity: { fields: { submissions: connection('state') } },
  Course: { fields: { cohorts: connection(), activities: connection('type') } },
  Cohort: { fields: { enrollments: connection('status') } },
  Discussion: { fields: { replies: connection() } },
  CohortChange: { keyFields: false },
  DiscussionChange: { keyFields: false },
  DiscussionPermissions: partOfParent,
  WebhookEndpoint: { fields: { deliveries: connection('status') } },
  NotificationPreference: { keyFields: ['kind'] },
  ViewerPermissions: partOfParent,
  ActivityPermissions: partOfParent,
  SubmissionPermissions: partOfParent,
  CoursePermissions: partOfParent,
  CertificatePermissions: partOfParent,
  CohortPermissions: partOfParent,
  EnrollmentPermissions: partOfParent,
  InstitutionFigures: partOfParent,
  LessonPermissions: partOfParent,
  Meeting: partOfParent,
  RecurringSchedule: partOfParent,
};

/** Creates the cache: how objects are identified and how pages of lists are joined. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
