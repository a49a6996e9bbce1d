/** Prefix of every API token. People and secret scanners recognize a token by it. */
export const TOKEN_PREFIX = 'lyc_';

/** Returns whether a bearer token is an API token, by its prefix. */
export const isApiToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

type Access = 'read' | 'write';

/** Areas of the API with the scopes of each, and their descriptions. Only scopes that a root field requires are listed. */
export const AREAS = {
  courses: {
    read: 'Read courses and their lessons.',
    write: 'Create courses, invite people to them, and create, change and delete lessons.',
  },
  cohorts: {
    read: 'Read cohorts and their members, and subscribe to their changes.',
    write: 'Create, change and delete cohorts, set their instructors and confirm payments.',
  },
  activities: { read: 'Read activities.', write: 'Create, change and delete activities.' },
  files: { read: 'Read and download the files that the creator of the token can read.' },
  certificates: { read: 'Read certificates.', write: 'Issue certificates.' },
  members: { read: 'Read the members of the institution.', write: 'Remove and restore members.' },
  institution: {
    read: 'Read the institution and its statistics.',
    write: 'Change the settings of the institution.',
  },
  webhooks: {
    read: 'Read the webhook endpoints and their deliveries.',
    write: 'Create, change and delete webhook endpoints, and send deliveries again.',
  },
  audit: { read: 'Read the audit log.' },
} as const satisfies Record<string, Partial<Record<Access, string>>>;

export type Area = keyof typeof AREAS;

/** Permission of an API token in one area, as it is stored and shown: 'courses:read'. */
export type Scope = { [A in Area]: `${A}:${keyof (typeof AREAS)[A] & Access}` }[Area];

/** Descriptions of all scopes. */
export const SCOPE_DESCRIPTIONS = Object.fromEntries(
  Object.entries(AREAS).flatMap(([area, accesses]) =>
    Object.entries(accesses).map(([access, description]) => [`${area}:${access}`, description]),
  ),
) as Record<Scope, string>;

/** All scopes. */
export const SCOPES = Object.keys(SCOPE_DESCRIPTIONS) as Scope[];

/** Returns the GraphQL enum name of a scope, which cannot contain a colon: COURSES_READ. */
export const scopeName = (scope: Scope): string => scope.toUpperCase().replace(':', '_');
