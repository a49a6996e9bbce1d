import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { reply } from '#tests/modules/discussion/calls';
import { type App, startApp } from '#tests/support/app';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import {
  aCohort,
  aDiscussion,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { connect } from '#tests/support/socket';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy';

const RENAME = 'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { title } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';

/** Patience with clients after the database has returned, in milliseconds. */
const RECOVERY = 10_000;

let database: TestDatabase;
/** The proxy between the app and its database. */
let proxy: TcpProxy;
let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
let discussionId: string;
beforeAll(async () => {
  database = await aDatabase();
  proxy = await startTcpProxy(database.url);
  app = await startApp({ databaseUrl: proxy.url });
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  cohort = await aCohort(app, { by: teacher });
  await anEnrollment(app, { cohort, student });
  ({ id: discussionId } = await aDiscussion(app, { by: student }));
});
afterAll(async () => {
  await app.stop();
  await proxy.stop();
  await database.drop();
});

const isReady = async () => (await app.request('GET', '/readyz')).status;
const rename = (title: string) => app.graphql(RENAME, { input: { id: cohort.id, title } }, { as: teacher });
const signIn = async () =>
  (await app.graphql(SIGN_IN, { input: { email: teacher.email, password: PASSWORD } })).code;
const logged = (message: string) => app.log.filter((line) => line.includes(`"msg":"${message}`)).length;

/** Renames the cohort repeatedly until it is stopped; returns the acknowledged titles. */
function writer(): { stop: () => Promise<string[]> } {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const writing = (async () => {
    for (let count = 0; !stopping.signal.aborted; count++) {
      const title = `Cohort ${count}`;
      if ((await rename(title)).errors.length === 0) acknowledged.push(title);
      await wait(50);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await writing;
      return acknowledged;
    },
  };
}

/** A student's page: its subscriptions on one socket, and the queries that it refetches after each reconnect. */
class Page {
  readonly #client: Client;
  /** Titles, replies and notifications received by events or queries. */
  readonly seen = new Set<string>();
  connections = 0;
  events = 0;

  constructor() {
    this.#client = connect(app.url, { as: student, isPatient: true });
    this.#client.on('connected', () => {
      this.connections++;
      void this.#ask();
    });
    this.#follow(`subscription { cohortChanged { cohort { title } } }`);
    this.#follow(`subscription { discussionChanged { reply { body } } }`);
    this.#follow(`subscription { notificationAdded { notification { kind subjectTitle } } }`);
  }

  stop = () => this.#client.dispose();

  #follow(query: string): void {
    this.#client.subscribe(
      { query },
      {
        next: ({ data }) => {
          this.events++;
          this.#note(data);
        },
        error: (error) => this.seen.add(`failed: ${JSON.stringify(error)}`),
        complete: () => undefined,
      },
    );
  }

  async #ask(): Promise<void> {
    const query = `query ($cohort: ID!, $discussion: ID!) {
      cohort(id: $cohort) { title }
      discussion(id: $discussion) { replies(first: 100) { nodes { body } } }
      notifications(first: 100) { nodes { kind subjectTitle } }
    }`;
    const { data } = await app.graphql(
      query,
      { cohort: cohort.id, discussion: discussionId },
      { as: student },
    );
    this.#note(data);
  }

  #note(value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value))
      if (['title', 'body', 'kind'].includes(key)) this.seen.add(String(inner));
      else this.#note(inner);
  }
}

/** Drops all packets for some seconds and until a task of another instance, with its own connection, has ended. */
async function outage(milliseconds: number, duringOutage: () => Promise<unknown>): Promise<void> {
  proxy.stall();
  await Promise.all([wait(milliseconds), duringOutage()]);
  proxy.resume();
}

test.each([
  { seconds: 3, when: 'before it is noticed' },
  { seconds: 15, when: 'long after' },
])('after $seconds s of silence everything recovers, $when, and nothing is missing', async ({ seconds }) => {
  const other = await startApp({ databaseUrl: database.url });
  onTestFinished(() => other.stop());
  const page = new Page();
  onTestFinished(() => page.stop());
  await expect.poll(() => page.connections).toBe(1);
  const before = {
    lost: logged('the database does not answer'),
    back: logged('the database answers again'),
  };
  const writing = writer();
  onTestFinished(() => void writing.stop());
  await expect.poll(() => page.events).toBeGreaterThan(2);

  await outage(seconds * 1000, async () => {
    expect(await isReady()).toBe(503); // it answers although the database is still silent
    expect(
      (await reply(other, teacher, discussionId, { body: `During the outage ${seconds}` })).code,
    ).toBeUndefined();
  });

  const limit = { timeout: RECOVERY };
  const isBack = async () => ({
    ready: await isReady(),
    signIn: await signIn(),
    rename: (await rename(`Back ${seconds}`)).code,
    hasReply: page.seen.has(`During the outage ${seconds}`),
    isNotified: page.seen.has('DISCUSSION_REPLY'),
  });
  await expect
    .poll(isBack, limit)
    .toEqual({ ready: 200, signIn: undefined, rename: undefined, hasReply: true, isNotified: true });
  const acknowledged = await writing.stop();
  const { rows } = await other.db.query<{ title: string }>(
    `select after->>'title' as title from audit_entry where row_id = $1`,
    [cohort.id],
  );
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(acknowledged));

  // Events arrive again on the existing subscriptions.
  const events = page.events;
  await rename(`Live ${seconds}`);
  await expect.poll(() => page.events, limit).toBeGreaterThan(events);
  await expect.poll(() => [...page.seen]).toContain(`Live ${seconds}`);
  expect([...page.seen].filter((text) => text.startsWith('failed'))).toEqual([]);
  expect(logged('the database does not answer') - before.lost).toBe(1);
  expect(logged('the database answers again') - before.back).toBe(1);
});
