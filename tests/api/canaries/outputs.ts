import fs from 'node:fs';
import { schema } from '#tests/support/schema';
import { ROWS } from '#api/rest/rows';
import type { App } from '#tests/support/app';
import { type Actor, inDays } from '#tests/support/factories';
import { everyOperation, type FieldOperation, withValue } from '#tests/support/operations';
import { CANARIES, type Canary, HIDDEN_FROM, type PersonName, type School } from './school.ts';

const OPERATIONS = everyOperation(schema);
const QUERIES = OPERATIONS.filter(({ kind }) => kind === 'query');
const SUBSCRIPTIONS = OPERATIONS.filter(({ kind }) => kind === 'subscription');

/** Something to ask, and what it is in failures. */
export interface Ask {
  name: string;
  ask: (as: Actor) => Promise<string>;
}

/** The variables that an operation cannot do without, so that nothing is narrowed. */
function needed({ document, variables }: FieldOperation): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(document.matchAll(/\$(\w+): [^,)]+!(?=[,)])/g), ([, name]) => [name!, variables[name!]]),
  );
}

/** Returns the type of each object that is read by its ID. */
async function typesOf(app: App, ids: readonly string[], as: Actor): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  for (const id of ids) {
    const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { __typename } }', { id }, { as });
    if (data?.['node']) types.set(id, (data['node'] as { __typename: string }).__typename);
  }
  return types;
}

/** Types that an argument may name whose own name does not tell. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  holderId: ['Course', 'Cohort'],
  studentId: ['Member'],
};

/** Types whose name in arguments is another one. */
const RENAMED: Readonly<Record<string, string>> = {
  CohortSession: 'AttendanceSummary',
  Session: 'AttendanceSummary',
};

/** Returns the types of objects that an argument of an operation may name; undefined when its name does not tell. */
function typesNamedBy({ name, onType }: FieldOperation, argument: string): readonly string[] | undefined {
  if (onType) return [onType];
  const noun = /^ids?$/.test(argument) ? name.replace(/s$/, '') : /^(\w+)Ids?$/.exec(argument)?.[1];
  if (NAMED[argument] || !noun) return NAMED[argument];
  const type = noun[0]!.toUpperCase() + noun.slice(1);
  return [RENAMED[type] ?? type];
}

/** Returns every query, without an ID and with each of the given ones in each place that may name it. */
export async function everyQuery(app: App, ids: readonly string[], reader: Actor): Promise<Ask[]> {
  const types = await typesOf(app, ids, reader);
  return QUERIES.flatMap((operation) => {
    const { name, document, places, onType = '' } = operation;
    const base = needed(operation);
    const asking = (variables: object, of: string): Ask => ({
      name: `${name} ${onType} ${of}`,
      ask: async (as) => (await app.graphql(document, variables, { as })).text,
    });
    const withIds = places
      .filter(({ type }) => type === 'ID')
      .flatMap((place) => {
        const named = typesNamedBy(operation, place.path.at(-1)!);
        const fitting = named ? ids.filter((id) => named.includes(types.get(id) ?? '')) : ids;
        return fitting.map((id) => asking(withValue(base, place, id), `with ${place.path.join('.')} ${id}`));
      });
    return [[asking(base, '')], withIds].flat();
  });
}

/** Returns every GET of the REST API, and every page that search engines read. */
export function everyAddress(app: App, ids: readonly string[]): Ask[] {
  const get = (path: string, isRest: boolean): Ask => ({
    name: `GET ${path}`,
    ask: async (as) =>
      (await (isRest ? app.rest('GET', path, { as }) : app.request('GET', path, { as }))).text,
  });
  const rest = ROWS.filter(({ method }) => method === 'GET').flatMap(({ url }) =>
    /:\w+/.test(url) ? ids.map((id) => get(url.replace(/:\w+/, id), true)) : [get(url, true)],
  );
  const pages = ['course', 'lessons', 'cohorts'].flatMap((noun) =>
    ids.map((id) => get(`/${noun}/${id}`, false)),
  );
  return [...rest, ...pages];
}

/** Addresses of downloads by their paths in the server. A test fails on a path that is missing here. */
export const DOWNLOADS: Readonly<Record<string, (school: School) => string[]>> = {
  '/exports/agenda/:kind/:id/calendar.ics': ({ ids }) =>
    ids.flatMap((id) =>
      ['session', 'lesson', 'event'].map(
        (kind) => `/exports/agenda/${kind}/${id}/calendar.ics?at=${inDays(1).toISOString()}`,
      ),
    ),
  '/exports/analytics.csv': ({ course }) => [
    '/exports/analytics.csv',
    `/exports/analytics.csv?table=courses&courseId=${course.id}`,
  ],
  '/exports/students-at-risk.csv': () => ['/exports/students-at-risk.csv'],
  '/exports/archives/:id': ({ ids }) => ids.map((id) => `/exports/archives/${id}`),
  '/exports/personal/:id': ({ ids }) => ids.map((id) => `/exports/personal/${id}`),
  '/exports/audit.csv': () => ['/exports/audit.csv'],
  '/exports/imports/:id/errors.csv': ({ ids }) => ids.map((id) => `/exports/imports/${id}/errors.csv`),
  '/exports/orders.csv': () => ['/exports/orders.csv'],
  '/exports/receipts/:id': ({ ids }) => ids.map((id) => `/exports/receipts/${id}`),
  '/exports/plan-invoices/:id': ({ ids }) => ids.map((id) => `/exports/plan-invoices/${id}`),
  '/exports/gradebook.csv': ({ course }) => [
    '/exports/gradebook.csv',
    `/exports/gradebook.csv?courseId=${course.id}`,
  ],
  '/exports/certificates/:id': ({ ids }) => ids.map((id) => `/exports/certificates/${id}`),
  '/exports/cohorts/:id/attendance.csv': ({ cohort }) => [`/exports/cohorts/${cohort.id}/attendance.csv`],
  '/exports/cohorts/:id/calendar.ics': ({ cohort }) => [`/exports/cohorts/${cohort.id}/calendar.ics`],
  '/exports/events/:id/calendar.ics': ({ ids }) => ids.map((id) => `/exports/events/${id}/calendar.ics`),
  '/exports/events/:id/registrations.csv': ({ ids }) =>
    ids.map((id) => `/exports/events/${id}/registrations.csv`),
  '/exports/students.csv': () => ['/exports/students.csv'],
  '/exports/enrollments.csv': () => ['/exports/enrollments.csv'],
  '/files/:id': ({ fileId }) => [`/files/${fileId}`],
};

/** Returns the paths of all downloads of the server, as its source has them. */
export const downloadPaths = (): string[] =>
  fs
    .readdirSync('server/src/api/files')
    .flatMap((name) =>
      Array.from(
        fs
          .readFileSync(`server/src/api/files/${name}`, 'utf8')
          .matchAll(/serveDownload\(server, \{\s+path: '([^']+)'/g),
        ([, path]) => path!,
      ),
    );

/** Returns every download. The text of iCalendar is unfolded. */
export const everyDownload = (app: App, school: School): Ask[] =>
  Object.values(DOWNLOADS)
    .flatMap((addressesOf) => addressesOf(school))
    .map((path) => ({
      name: `GET ${path}`,
      ask: async (as) => (await app.request('GET', path, { as })).text.replaceAll(/\r?\n[ \t]/g, ''),
    }));

/** Returns the calendar feed of a member with links to meetings, unfolded. */
export async function feedOf(app: App, as: Actor): Promise<string> {
  const { data } = await app.graphql(
    'mutation { createCalendarFeed(input: { hasMeetingLinks: true }) { url } }',
    {},
    { as },
  );
  const { text } = await app.request('GET', new URL(data.createCalendarFeed.url as string).pathname);
  return text.replaceAll(/\r?\n[ \t]/g, '');
}

/** Returns the canaries in a text. */
export const canariesIn = (text: string): Canary[] =>
  (Object.keys(CANARIES) as Canary[]).filter((name) => CANARIES[name].test(text));

/** Returns what is found although it is hidden from a person. */
export const leaked = (name: PersonName, text: string): Canary[] =>
  canariesIn(text).filter((canary) => isHidden(name, canary));

const isHidden = (name: PersonName, canary: Canary) =>
  (HIDDEN_FROM[name] as readonly Canary[]).includes(canary);

/** A canary in an answer, and what was asked. */
export interface Found {
  canary: Canary;
  from: string;
}

/** Asks for each thing as all people before the next one, so that those of a role share the plans of PostgreSQL. */
export async function canariesOfEach<Name extends string>(
  people: Record<Name, Actor>,
  asks: readonly Ask[],
): Promise<Record<Name, Found[]>> {
  const found = {} as Record<Name, Found[]>;
  const names = Object.keys(people) as Name[];
  for (const name of names) found[name] = [];
  for (const { name: from, ask } of asks)
    for (const name of names)
      for (const canary of canariesIn(await ask(people[name]))) found[name].push({ canary, from });
  return found;
}

/** Returns where a canary was found that is hidden from the person. */
export const leaksIn = (name: PersonName, found: readonly Found[]): string[] =>
  found.filter(({ canary }) => isHidden(name, canary)).map(({ canary, from }) => `${canary}: ${from}`);

/** Follows every subscription as somebody, also those to the course and the cohort. */
export async function listen(app: App, as: Actor, { course, cohort }: School) {
  const heard: string[] = [];
  const subscriptions = SUBSCRIPTIONS.flatMap((operation) => {
    const base = needed(operation);
    const place = operation.places.find(({ type, path }) => type === 'ID' && Object.hasOwn(base, path[0]!));
    const all = place ? [course.id, cohort.id].map((id) => withValue(base, place, id)) : [base];
    return all.map((variables) => app.subscribe(operation.document, variables, { as }));
  });
  const listening = subscriptions.map(async (subscription) => {
    try {
      for await (const event of subscription) heard.push(JSON.stringify(event));
    } catch {
      // refused, so that nothing is heard
    }
  });
  await Promise.allSettled(subscriptions.map(({ ready }) => ready));
  return {
    heard,
    stop: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.return()));
      await Promise.all(listening);
    },
  };
}
