import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { prepareAtFirstUse } from '#tests/support/prepared';
import { anAccount, aSession, type Member } from '#tests/support/factories';
import { type Place, withValue } from '#tests/support/operations';
import { connect } from '#tests/support/socket';
import {
  eventsFor,
  files,
  isPublic,
  leavesOfNamed,
  PATIENT,
  STRANGERS,
  withIds,
  withIdsBriefly,
} from './calls.ts';
import { isFirstOfTable, PARTS, PARTS_OF_ONE, partOfTargets, selectable } from './parts.ts';
import {
  type Asking,
  faultsOf,
  faultsOfEach,
  httpProbes,
  isOfItsKind,
  type Probe,
  restProbes,
  socketProbes,
} from './probes.ts';
import { CANARY, HIDDEN } from '#tests/support/sample';
import { merged } from '#tests/support/samples';
import { findTypes, fingerprint, ownName, type Tenants, twoTenants } from './tenants.ts';

vi.setConfig({ testTimeout: PATIENT });

const NEEDS_MORE = merged(({ needsMore }) => needsMore);
const CALLS = merged(({ calls }) => calls);
const CALLERS = merged(({ callers }) => callers);

let app: App;
let tenants: Tenants;
let before: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  prepareAtFirstUse(app);
  tenants = await twoTenants(app);
  await findTypes(app, tenants);
  before = await fingerprint(app, tenants.home);
});
afterAll(() => app.stop());

test('the matrix covers operations, objects and calls of every kind', () => {
  expect(new Set(withIds.map(({ name }) => name)).size).toBeGreaterThan(10);
  expect(tenants.targets.length).toBeGreaterThan(14);
  expect(ROWS.filter(({ url }) => url.includes(':guid')).length).toBeGreaterThan(2);
});

test('the strangers are those that have tests', () => {
  expect(Object.keys(tenants.strangers)).toEqual([...STRANGERS]);
});

test('the calls of all strangers together ask for every object of its kind, and one of every other table', () => {
  const probes = httpProbes(app, tenants, withIds, tenants.strangers['admin']!);
  const left = probes.flatMap((probe) => {
    const asked = new Set(
      Array.from({ length: PARTS }, (_, part) => partOfTargets(tenants.targets, part)(probe)).flat(),
    );
    return tenants.targets
      .filter((target) => !asked.has(target) && !isPublic(probe, target))
      .filter(
        (target) => isOfItsKind(probe, target) || (!probe.onType && isFirstOfTable(target, tenants.targets)),
      )
      .map(({ kind }) => `${probe.name} with ${kind}`);
  });
  expect(left).toEqual([]);
});

test('members read the data that strangers must not read (control)', async () => {
  const { homeAdmin, targets } = tenants;
  const faults = await faultsOf(
    httpProbes(
      app,
      tenants,
      withIds.filter(({ kind }) => kind === 'query'),
      homeAdmin,
    ),
    (probe) => targets.filter((target) => isOfItsKind(probe, target)),
    CANARY,
  );
  const told = new Set(faults.filter(({ what }) => what.startsWith('tells')).map(({ target }) => target));
  expect(told).toEqual(
    new Set([
      'activity',
      'activity of a draft',
      'answer of another',
      'api token',
      'agenda item',
      'attempt of another',
      'attendance of another',
      'availability',
      'category',
      'certificate',
      'certificate of another',
      'co-teacher of a draft',
      'co_teacher',
      'cohort',
      'cohort_instructor',
      'cohort_session',
      'conversation',
      'coupon',
      'custom domain',
      'course',
      'discussion',
      'discussion of a draft',
      'details of another',
      'draft course',
      'draft of an event',
      'enrollment of another',
      'event',
      'extension of another',
      'file',
      'hidden review',
      'import error',
      'import run',
      'institution',
      'institution export',
      'lesson',
      'lesson of a draft',
      'live lesson',
      'member',
      'member invitation',
      'message',
      'milestone',
      'notification',
      'order of another',
      'plan',
      'plan invoice',
      'question of a quiz',
      'quiz',
      'quiz of a draft',
      'reply',
      'reply about a draft',
      'resource',
      'resource of a cohort',
      'resource of a draft',
      'resource of an event',
      'review',
      'review of a draft',
      'section',
      'session with attendance',
      'submission of another',
      'unpublished cohort',
      'webhook attempt',
      'webhook delivery',
      'webhook endpoint',
    ]),
  );
});

/** Drafts have the one of staff. */
const CANARY_OR_HIDDEN = new RegExp(`${CANARY}|${HIDDEN}`);

test('members can download the files (control)', async () => {
  const rename =
    'mutation ($id: ID!, $title: String!) { updateCohort(input: { id: $id, title: $title }) { cohort { id } } }';
  const { id } = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  const { rows } = await app.db.query<{ title: string }>('select title from cohort where id = $1', [id]);
  for (const title of [`${CANARY} again`, rows[0]!.title])
    expect((await app.graphql(rename, { id, title }, { as: tenants.homeAdmin })).errors).toEqual([]);
  for (const path of files(tenants))
    expect((await app.request('GET', path, { as: tenants.homeAdmin })).text).toMatch(CANARY_OR_HIDDEN);
  before = await fingerprint(app, tenants.home);
});

test('members receive the events (control)', async () => {
  const { admin: heard } = await eventsFor(app, tenants, { admin: tenants.homeAdmin }, 3);
  expect(heard.length).toBeGreaterThan(2);
  const fields = heard.map((event) => Object.keys(JSON.parse(event) as object)[0]);
  expect(fields).toEqual(
    expect.arrayContaining([
      'cohortChanged',
      'submissionChanged',
      'notificationAdded',
      'notificationsRead',
      'conversationChanged',
      'messagesChanged',
      'typingChanged',
      'presenceChanged',
      'discussionChanged',
    ]),
  );
  for (const event of [
    'cohortChanged',
    'submissionChanged',
    'notificationAdded',
    'conversationChanged',
    'discussionChanged',
  ])
    expect(heard.filter((json) => json.includes(event)).join()).toContain(CANARY);
});

test('a student of the same institution reads nothing reserved for staff', async () => {
  const { student, hidden } = tenants;
  const client = connect(app.url, { as: student });
  const rows = ROWS.filter(({ url }) => url.includes(':guid') || url === '/cohorts');
  const asking = (probes: Probe[], targetsOf: Asking['targetsOf']) => ({ probes, targetsOf, canary: HIDDEN });
  const part = (at: number) => partOfTargets(hidden, at, { parts: PARTS_OF_ONE });
  const faults = await faultsOfEach({
    'over HTTP': asking(httpProbes(app, tenants, leavesOfNamed(withIds), student), part(0)),
    'over a WebSocket': asking(socketProbes(tenants, withIdsBriefly, student, client), part(1)),
    'over REST': asking(restProbes(app, tenants, rows, student), selectable(hidden)),
  });
  await client.dispose();
  expect(faults).toEqual({ 'over HTTP': [], 'over a WebSocket': [], 'over REST': [] });
});

test('changes no row with any of these calls', async () => {
  expect(await fingerprint(app, tenants.home)).toEqual(before);
});

test('a call with an own ID succeeds, so it is the foreign ID that makes the others fail (control)', async () => {
  const signedIn = async (name: string) => {
    const stranger = tenants.strangers[name] as Member;
    return { ...stranger, ...(await aSession(app, stranger)) }; // the former session signed out above
  };
  const admin = await signedIn('admin');
  const callers = {
    admin,
    student: await signedIn('student'),
    platform: await anAccount(app, { isSuperAdmin: true }),
  };
  const own = tenants.ownOf(admin);
  const refused: string[] = [];
  for (const { name, document, variables, places } of withIds.toSorted(mostHarmfulLast)) {
    const idFor = ({ path }: Place) => own[ownName(name, path)];
    const filled = places
      .filter(({ type }) => type === 'ID')
      .reduce((sofar, place) => withValue(sofar, place, idFor(place)), variables);
    const as = callers[CALLERS[name] ?? 'admin'];
    const call = { as, given: filled, ...(await CALLS[name]?.(app, { as: admin, given: filled })) };
    const { errors } = await app.graphql(document, call.given, { as: call.as });
    if (errors.length === 0 || (name in NEEDS_MORE && errors[0]!.extensions.code === 'CONFLICT')) continue;
    refused.push(`${name}: ${errors[0]!.extensions.code} ${errors[0]!.message}`);
  }
  expect(refused).toEqual([]);
  expect(await fingerprint(app, tenants.home)).toEqual(before);
});

test('the fingerprint detects a change (control)', async () => {
  const rename =
    'mutation ($id: ID!) { updateCohort(input: { id: $id, title: "Another" }) { cohort { title } } }';
  const { id } = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  expect((await app.graphql(rename, { id }, { as: tenants.homeAdmin })).errors).toEqual([]);
  expect(await fingerprint(app, tenants.home)).not.toEqual(before);
});

/** Deleted objects and the replaced session serve the others before. */
function mostHarmfulLast(one: { name: string }, other: { name: string }): number {
  const order = [
    'cancelEnrollment',
    'deleteMessage',
    'deleteFile',
    'deleteReview',
    'deleteDiscussionReply',
    'deleteDiscussion',
    'deleteActivity',
    'deleteLesson',
    'deleteCohort',
    'deleteWebhookEndpoint',
    'switchInstitution',
    'rejectInstitution',
    'approveInstitution',
    'suspendInstitution',
    'reopenInstitution',
  ];
  return order.indexOf(one.name) - order.indexOf(other.name);
}
