import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildGraphqlSchema } from '#app/schema';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { type Actor, anAccount, aSession, type Member } from '#tests/support/factories';
import { everyOperation, type Place, withValue } from '#tests/support/operations';
import { connect } from '#tests/support/socket';
import { faultsOf, httpProbes, type Probe, restProbes, socketProbes } from './probes.ts';
import {
  CANARY,
  fingerprint,
  HIDDEN,
  OWN_BY_FIELD,
  type Target,
  type Tenants,
  twoTenants,
} from './tenants.ts';

const STRANGERS = [
  'visitor',
  'unverified',
  'account without institution',
  'student',
  'instructor',
  'admin',
  'token of every scope',
];

const operations = everyOperation(buildGraphqlSchema(() => true));
/** Ends the session that it comes with, at the end. */
const LAST = ['signOut'];
/** `deleteAccount` names nothing, and the tests that follow need the accounts. */
const asked = operations
  .filter(({ kind, name }) => kind !== 'subscription' && name !== 'deleteAccount')
  .toSorted((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name));
const withIds = asked.filter(({ places }) => places.some(({ type }) => type === 'UUID'));

/** Name and kind of an institution are for everybody. */
const isPublic = ({ name }: Probe, { kind }: Target) => kind === 'institution' && name.startsWith('node(');

/** What is downloaded rather than asked for. */
const files = () => [
  '/exports/audit.csv',
  '/exports/audit.csv?noun=cohort',
  ...tenants.targets.filter(({ kind }) => kind === 'file').map(({ id }) => `/files/${id}`),
];

/** Every operation with every identity of everything: hundreds of calls a test. */
vi.setConfig({ testTimeout: 120_000 });

let app: App;
let tenants: Tenants;
let before: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  before = await fingerprint(app, tenants.home);
});
afterAll(() => app.stop());

test('the matrix knows operations, things and calls of every kind', () => {
  expect(new Set(withIds.map(({ name }) => name)).size).toBeGreaterThan(10);
  expect(tenants.targets.length).toBeGreaterThan(14);
  expect(ROWS.filter(({ url }) => url.includes(':guid')).length).toBeGreaterThan(2);
  expect(Object.keys(tenants.strangers)).toEqual(STRANGERS);
});

test('whoever belongs there reads what the strangers must not', async () => {
  const { homeAdmin, targets } = tenants;
  const faults = await faultsOf(
    httpProbes(
      app,
      tenants,
      withIds.filter(({ kind }) => kind === 'query'),
      homeAdmin,
    ),
    targets,
    CANARY,
  );
  const told = new Set(faults.filter(({ what }) => what.startsWith('tells')).map(({ target }) => target));
  expect(told).toEqual(
    new Set([
      'activity',
      'activity of a draft',
      'certificate',
      'certificate of another',
      'cohort',
      'conversation',
      'course',
      'discussion',
      'discussion of a draft',
      'draft course',
      'enrollment of another',
      'file',
      'submission of another',
      'lesson',
      'lesson of a draft',
      'live lesson',
      'member',
      'unpublished cohort',
      'webhook delivery',
      'webhook endpoint',
    ]),
  );
});

describe.each(STRANGERS)('%s of elsewhere', (name) => {
  const stranger = () => tenants.strangers[name]!;

  test('is told nothing over a web socket', async () => {
    const client = connect(app.url, { as: stranger() });
    const faults = await faultsOf(
      socketProbes(tenants, withIds, stranger(), client),
      tenants.targets,
      CANARY,
      isPublic,
    );
    await client.dispose();
    expect(faults).toEqual([]);
  });

  test('is told nothing by events', async () => {
    // Its own people come and go too.
    const isOwn = (event: string) => event.startsWith('{"presenceChanged"') && !event.includes(CANARY);
    expect((await eventsFor(stranger())).filter((event) => !isOwn(event))).toEqual([]);
  });

  test('is told nothing over REST', async () => {
    const rows = ROWS.filter(({ url }) => url !== '/auth/logout');
    expect(await faultsOf(restProbes(app, tenants, rows, stranger()), tenants.targets, CANARY)).toEqual([]);
  });

  test('is given no file', async () => {
    for (const path of files()) {
      const { text } = await app.request('GET', path, { as: stranger() });
      expect(text).not.toContain(CANARY);
    }
  });

  test("is told nothing at the institution's own host", async () => {
    const probes = httpProbes(app, tenants, withIds, stranger(), tenants.home.namespace);
    expect(await faultsOf(probes, tenants.targets, CANARY, isPublic)).toEqual([]);
  });

  test('is told nothing over HTTP', async () => {
    const probes = httpProbes(app, tenants, asked, stranger());
    expect(await faultsOf(probes, tenants.targets, CANARY, isPublic)).toEqual([]);
  });
});

/** What a subscription with each target, and one without, hears while everything at home changes: patient for `wanted`. */
async function eventsFor(actor: Actor, wanted = 0): Promise<string[]> {
  const heard: string[] = [];
  const subscriptions = operations
    .filter(({ kind }) => kind === 'subscription')
    .flatMap(({ document, variables, places }) => {
      const place = places.find(({ type }) => type === 'UUID');
      const ofEach = place ? tenants.targets.map(({ id }) => withValue(variables, place, id)) : [];
      return [{}, ...ofEach].map((given) => app.subscribe(document, given, { as: actor }));
    });
  const listening = subscriptions.map(async (subscription) => {
    for await (const event of subscription) if (event.data) heard.push(JSON.stringify(event.data));
  });
  await Promise.all(subscriptions.map(({ ready }) => ready));
  const { bus } = app.services;
  const at = { institutionId: tenants.home.id };
  const { membershipId } = tenants.student;
  for (const { id } of tenants.targets) {
    const of = { ...at, conversationId: id };
    await bus.publish('cohortChanged', { ...at, cohortId: id });
    await bus.publish('submissionChanged', {
      ...at,
      submissionId: id,
      activityId: id,
      studentId: membershipId,
    });
    await bus.publish('notified', { ...at, type: 'enrollment.created', ids: [id] });
    await bus.publish('notificationsRead', {
      ...at,
      membershipId: tenants.homeAdmin.membershipId,
      notificationId: id,
    });
    await bus.publish('conversationChanged', {
      ...of,
      revision: 2,
      cohortId: null,
      memberIds: tenants.talkers,
    });
    await bus.publish('typingChanged', { ...of, membershipId, isTyping: true });
    await bus.publish('discussionChanged', {
      ...at,
      discussionId: id,
      replyId: id,
      courseId: id,
      draftOf: null,
    });
    await bus.publish('presenceChanged', { ...at, membershipIds: [membershipId] });
  }
  for (let left = 20; left > 0 && (left === 20 || heard.length < wanted); left--) await wait(300);
  await wait(900); // comings and goings are gathered
  await Promise.all(subscriptions.map((subscription) => subscription.return()));
  await Promise.allSettled(listening);
  return heard;
}

test('whoever belongs there is given the files', async () => {
  const rename =
    'mutation ($id: UUID!, $title: String!) { updateCohort(input: { id: $id, title: $title }) { cohort { id } } }';
  const { id } = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  const { rows } = await app.db.query<{ title: string }>('select title from cohort where id = $1', [id]);
  for (const title of [`${CANARY} again`, rows[0]!.title])
    expect((await app.graphql(rename, { id, title }, { as: tenants.homeAdmin })).errors).toEqual([]);
  for (const path of files())
    expect((await app.request('GET', path, { as: tenants.homeAdmin })).text).toContain(CANARY);
  before = await fingerprint(app, tenants.home);
});

test('whoever belongs there hears of it', async () => {
  const heard = await eventsFor(tenants.homeAdmin, 3);
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

describe('a student of the same institution', () => {
  test('is told nothing of what is for staff, over HTTP', async () => {
    const probes = httpProbes(app, tenants, withIds, tenants.student);
    expect(await faultsOf(probes, tenants.hidden, HIDDEN)).toEqual([]);
  });

  test('over a web socket', async () => {
    const client = connect(app.url, { as: tenants.student });
    const faults = await faultsOf(
      socketProbes(tenants, withIds, tenants.student, client),
      tenants.hidden,
      HIDDEN,
    );
    await client.dispose();
    expect(faults).toEqual([]);
  });

  test('over REST', async () => {
    const rows = ROWS.filter(({ url }) => url.includes(':guid') || url === '/cohorts');
    expect(await faultsOf(restProbes(app, tenants, rows, tenants.student), tenants.hidden, HIDDEN)).toEqual(
      [],
    );
  });
});

test('nothing of all this has changed a row', async () => {
  expect(await fingerprint(app, tenants.home)).toEqual(before);
});

test("a call that names one's own gets through: it is the identity that the others stumble over", async () => {
  const signedIn = async (name: string) => {
    const stranger = tenants.strangers[name] as Member;
    return { ...stranger, ...(await aSession(app, stranger)) }; // the former session signed out above
  };
  const [admin, student] = [await signedIn('admin'), await signedIn('student')];
  const platform = await anAccount(app, { isSuperAdmin: true });
  const own = tenants.ownOf(admin);
  const refused: string[] = [];
  for (const { name, document, variables, places } of withIds.toSorted(mostHarmfulLast)) {
    const idFor = ({ path }: Place) => own[(path.at(-1) === 'id' && OWN_BY_FIELD[name]) || path.at(-1)!];
    const filled = places
      .filter(({ type }) => type === 'UUID')
      .reduce((sofar, place) => withValue(sofar, place, idFor(place)), variables);
    const as = /^(enroll|cancelEnrollment|submitWork|completeLesson)$/.test(name)
      ? student
      : /^(setInstitutionPlan|suspendInstitution|reopenInstitution)$/.test(name)
        ? platform
        : admin;
    const { errors } = await app.graphql(document, filled, { as });
    if (errors.length > 0) refused.push(`${name}: ${errors[0]!.extensions.code} ${errors[0]!.message}`);
  }
  expect(refused).toEqual([]);
  expect(await fingerprint(app, tenants.home)).toEqual(before);
});

test('the fingerprint feels a change', async () => {
  const rename =
    'mutation ($id: UUID!) { updateCohort(input: { id: $id, title: "Another" }) { cohort { title } } }';
  const { id } = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  expect((await app.graphql(rename, { id }, { as: tenants.homeAdmin })).errors).toEqual([]);
  expect(await fingerprint(app, tenants.home)).not.toEqual(before);
});

/** What is deleted, and the session that is replaced, serve the others before. */
function mostHarmfulLast(one: { name: string }, other: { name: string }): number {
  const order = [
    'cancelEnrollment',
    'deleteMessage',
    'deleteFile',
    'deleteDiscussionReply',
    'deleteDiscussion',
    'deleteActivity',
    'deleteLesson',
    'deleteCohort',
    'deleteWebhookEndpoint',
    'switchInstitution',
    'suspendInstitution',
    'reopenInstitution',
  ];
  return order.indexOf(one.name) - order.indexOf(other.name);
}

describe('with the filter of the ORM off', () => {
  let open: App;
  let exposed: Tenants;
  const faults = () => {
    const probes = httpProbes(open, exposed, withIds, exposed.strangers['admin']!);
    return faultsOf(probes, exposed.targets, CANARY, isPublic);
  };
  beforeAll(async () => {
    open = await startApp();
    exposed = await twoTenants(open);
    for (const meta of open.services.orm.getMetadata().getAll().values())
      if (meta.filters['tenant']) meta.filters['tenant'].default = false;
  });
  afterAll(() => open.stop());

  test('row level security alone tells nothing', async () => {
    expect(await faults()).toEqual([]);
  });

  test('and row level security off too, the matrix finds what is told and what is given away', async () => {
    const { rows } = await open.db.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of rows) await open.db.query(`alter table ${name} disable row level security`);
    const kinds = new Set((await faults()).map(({ what }) => what.split(' ')[0]));
    expect(kinds).toEqual(new Set(['tells', 'answers']));
  });
});
