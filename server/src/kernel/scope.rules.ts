/** What every API token begins with, so that people and scanners of sources know one when they see it. */
export const TOKEN_PREFIX = 'lyc_';

/** Whether a bearer token is meant to be an API token. */
export const isApiToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

type Access = 'read' | 'write';

/** Where an API token may be let in, area by area, and what it can do there; a scope stands here once a root field needs it. */
export const AREAS = {
  courses: {
    read: 'Read courses and their lessons.',
    write: 'Create courses, invite people to them, and create, change and delete lessons.',
  },
  cohorts: {
    read: 'Read cohorts and who is in them, and hear of their changes.',
    write: 'Create, change and delete cohorts, say who teaches them and who has paid.',
  },
  activities: { read: 'Read activities.', write: 'Create, change and delete activities.' },
  files: { read: 'Read and download the files that its creator may read.' },
  certificates: { read: 'Read certificates.', write: 'Issue certificates.' },
  members: { read: 'Read who belongs to the institution.', write: 'Remove and restore members.' },
  institution: {
    read: 'Read the institution and its figures.',
    write: 'Change the settings of the institution.',
  },
  webhooks: {
    read: 'Read the webhook endpoints and their deliveries.',
    write: 'Create, change and delete webhook endpoints, and send to them again.',
  },
  audit: { read: 'Read the audit log.' },
} as const satisfies Record<string, Partial<Record<Access, string>>>;

export type Area = keyof typeof AREAS;

/** What an API token may do in one area, as it is stored and shown: 'courses:read'. */
export type Scope = { [A in Area]: `${A}:${keyof (typeof AREAS)[A] & Access}` }[Area];

/** Every scope there is, with what it lets do. */
export const SCOPE_DESCRIPTIONS = Object.fromEntries(
  Object.entries(AREAS).flatMap(([area, accesses]) =>
    Object.entries(accesses).map(([access, description]) => [`${area}:${access}`, description]),
  ),
) as Record<Scope, string>;

/** Every scope there is. */
export const SCOPES = Object.keys(SCOPE_DESCRIPTIONS) as Scope[];

/** The name of a scope in the API, where a colon cannot be: COURSES_READ. */
export const scopeName = (scope: Scope): string => scope.toUpperCase().replace(':', '_');
