import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, insert, type Member } from '#tests/support/factories';
import { openSession, type RawSocket } from '#tests/support/raw-socket';

let app: App;
let other: App;
let ann: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  ann = await aTeacher(app);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Returns which contacts are online as another member sees it. */
async function online(as: Member): Promise<string[]> {
  const { data } = await app.graphql('{ contacts(first: 100) { nodes { id isOnline } } }', {}, { as });
  const nodes = data.contacts.nodes as { id: string; isOnline: boolean }[];
  return nodes.filter(({ isOnline }) => isOnline).map(({ id }) => id);
}

const patiently = { timeout: 60_000, interval: 100 };

/** The socket of a page. */
const aTab = (at: App, as: Member): Promise<RawSocket> => openSession(at.url, as);

async function watch(as: Member) {
  const events = other.subscribe('subscription { presenceChanged { members { id isOnline } } }', {}, { as });
  await events.ready;
  return {
    /** Waits until a member is reported as online or offline. */
    until: async (member: Member, isOnline: boolean) => {
      for (;;) {
        const members = (await events.next()).value?.data?.presenceChanged.members as object[];
        if (
          members.some((one) => JSON.stringify(one) === JSON.stringify({ id: member.membershipId, isOnline }))
        )
          return;
      }
    },
    stop: () => events.return(),
  };
}

test('a member is online from the first socket until shortly after the last, on any instances', async () => {
  const ben = await aStudent(app, { institution: ann.institution });
  const watcher = await watch(ann);
  expect(await online(ann)).not.toContain(ben.membershipId);
  const [one, two] = [await aTab(app, ben), await aTab(other, ben)];
  await watcher.until(ben, true);
  await expect.poll(() => online(ann), patiently).toContain(ben.membershipId);
  const { rows } = await app.db.query('select from presence where membership_id = $1', [ben.membershipId]);
  expect(rows.length).toBeLessThanOrEqual(2); // one row per instance
  one.socket.close();
  await one.closed;
  await expect
    .poll(
      async () =>
        (await app.db.query('select from presence where membership_id = $1', [ben.membershipId])).rowCount,
      patiently,
    )
    .toBe(1);
  expect(await online(ann)).toContain(ben.membershipId);
  two.socket.terminate(); // the network is gone
  await watcher.until(ben, false);
  expect(await online(ann)).not.toContain(ben.membershipId);
  await watcher.stop();
});

test('reloading a page does not make a member offline', async () => {
  const ben = await aStudent(app, { institution: ann.institution });
  const before = await aTab(app, ben);
  await expect.poll(() => online(ann), patiently).toContain(ben.membershipId);
  const { rows } = await app.db.query('select id from presence where membership_id = $1', [ben.membershipId]);
  before.socket.close();
  await before.closed;
  const after = await aTab(app, ben);
  await expect.poll(() => online(ann), { interval: 500, timeout: 60_000 }).toContain(ben.membershipId);
  const now = await app.db.query('select id from presence where membership_id = $1', [ben.membershipId]);
  expect(now.rows).toEqual(rows);
  after.socket.close();
});

test('members connected to an instance that died are offline for readers, and subscribers are notified', async () => {
  const ben = await aStudent(app, { institution: ann.institution });
  const watcher = await watch(ann);
  const dead = randomUUID();
  await app.db.query(
    `insert into app_instance (id, seen_at, institution_ids) values ($1, now() - interval '14 seconds', $2)`,
    [dead, [ann.institution.id]],
  );
  await insert(app, 'presence', {
    institution_id: ann.institution.id,
    id: randomUUID(),
    membership_id: ben.membershipId,
    instance_id: dead,
  });
  expect(await online(ann)).toContain(ben.membershipId);
  await watcher.until(ben, false);
  expect(await online(ann)).not.toContain(ben.membershipId);
  await expect
    .poll(
      async () => (await app.db.query('select from app_instance where id = $1', [dead])).rowCount,
      patiently,
    )
    .toBe(0);
  await watcher.stop();
});

test('an instance that shuts down removes its members', async () => {
  const third = await startApp({ databaseUrl: app.databaseUrl });
  const ben = await aStudent(app, { institution: ann.institution });
  await aTab(third, ben);
  await expect.poll(() => online(ann), patiently).toContain(ben.membershipId);
  await third.stop();
  expect(await online(ann)).not.toContain(ben.membershipId);
});

test('another institution neither receives nor reads presence', async () => {
  const stranger = await aTeacher(app);
  const tab = await aTab(app, stranger);
  await expect
    .poll(() => online(ann), { interval: 300, timeout: 2_000 })
    .not.toContain(stranger.membershipId);
  tab.socket.close();
});

test('a member was last seen when the last connection closed, and is seen now while one is open', async () => {
  const ben = await aStudent(app, { institution: ann.institution });
  const query = 'query ($id: ID!) { member(id: $id) { lastSeenAt } }';
  const lastSeen = async () => {
    const { data } = await app.graphql(query, { id: ben.membershipId }, { as: ben });
    return Date.parse(data.member.lastSeenAt as string);
  };
  const before = Date.parse('2020-01-01T00:00:00Z');
  await app.db.query('update membership set last_used_at = $2 where id = $1', [
    ben.membershipId,
    new Date(before),
  ]);
  expect(await lastSeen()).toBe(before);
  const tab = await aTab(app, ben);
  await expect.poll(lastSeen, patiently).toBeGreaterThan(before);
  const stored = async () =>
    (await app.db.query('select last_used_at from membership where id = $1', [ben.membershipId])).rows[0]!
      .last_used_at as Date;
  expect((await stored()).getTime()).toBe(before);
  tab.socket.close();
  await tab.closed;
  await expect.poll(async () => (await stored()).getTime(), patiently).toBeGreaterThan(before);
});
