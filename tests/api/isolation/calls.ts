import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { expect } from 'vitest';
import type { Messages } from '#platform/pubsub/bus';
import { schema } from '#tests/support/schema';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';
import { everyOperation, type FieldOperation, withValue } from '#tests/support/operations';
import { SAMPLES } from '#tests/support/samples';
import { connect, subscribeOn, type Subscription } from '#tests/support/socket';
import type { Probe } from './probes.ts';
import type { Target, Tenants } from './tenants.ts';

/** Outsiders of the institution. */
export const STRANGERS = [
  'visitor',
  'unverified',
  'account without institution',
  'student',
  'instructor',
  'admin',
  'token of every scope',
] as const;

export const operations = everyOperation(schema);

const namesObject = ({ places }: FieldOperation) => places.some(({ type }) => type === 'ID');

/** Ends the calling session, so it runs last. */
const LAST = ['signOut'];

/** `deleteAccount` has no ID argument, and the following tests need the accounts. */
export const asked = operations
  .filter(({ kind, name }) => kind !== 'subscription' && name !== 'deleteAccount')
  .toSorted((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name));

export const withIds = asked.filter((operation) => namesObject(operation));

/** Set to ask for all objects with every operation, as every stranger, over every transport, with every field. */
export const asksAll = process.env['ISOLATION'] === 'full';

/**
 * Returns the operations so that those on objects with a given ID select only leaves. Whether an object is found does not
 * depend on what is selected of it, and PostgreSQL takes longest to plan statements that select everything. All others, such as
 * lists, still select everything.
 */
export const leavesOfNamed = (some: FieldOperation[]): FieldOperation[] =>
  some.map((operation) => (namesObject(operation) && !asksAll ? briefly(operation) : operation));

/** The same with small selections, for another way to the resolvers that already answered in full over HTTP. */
export const withIdsBriefly = withIds.map(briefly);

function briefly(operation: FieldOperation): FieldOperation {
  return { ...operation, document: operation.brief };
}

const MINUTE = 60_000;

/** Milliseconds for a test that makes every call with every ID: hundreds of calls, or hours of them for each stranger. */
export const PATIENT = (asksAll ? 300 : 20) * MINUTE;

/** Name and kind of an institution are public. */
export const isPublic = ({ name }: Probe, { kind }: Target) =>
  kind === 'institution' && /^nodes?\(/.test(name);

/** Paths of all downloads. */
export const files = (tenants: Tenants) => [
  '/exports/audit.csv',
  '/exports/audit.csv?noun=COHORT',
  '/exports/students.csv',
  '/exports/enrollments.csv',
  '/exports/analytics.csv?table=courses',
  '/exports/students-at-risk.csv',
  '/exports/orders.csv',
  ...tenants.targets
    .filter(({ kind }) => kind === 'import run')
    .map(({ id }) => `/exports/imports/${id}/errors.csv`),
  '/exports/orders.csv',
  ...tenants.targets
    .filter(({ kind }) => kind === 'course')
    .map(({ id }) => `/exports/gradebook.csv?courseId=${id}`),
  ...tenants.targets
    .filter(({ kind }) => kind === 'event' || kind === 'draft of an event')
    .flatMap(({ id }) => [`/exports/events/${id}/registrations.csv`, `/exports/events/${id}/calendar.ics`]),
  ...tenants.targets
    .filter(({ kind }) => kind === 'cohort')
    .map(({ id }) => `/exports/cohorts/${id}/attendance.csv`),
  ...tenants.targets.filter(({ kind }) => kind === 'file').map(({ id }) => `/files/${id}`),
];

/**
 * Returns what each actor receives by subscriptions with each target, and one without, while everything at home changes.
 * All listen to the same changes. Waits longer until each has received `wanted` events.
 */
export async function eventsFor<Name extends string>(
  app: App,
  tenants: Tenants,
  actors: Record<Name, Actor>,
  wanted = 0,
): Promise<Record<Name, string[]>> {
  const calls = operations
    .filter(({ kind }) => kind === 'subscription')
    .flatMap(({ document, variables, places }) => {
      const place = places.find(({ type }) => type === 'ID');
      const ofEach = place ? tenants.targets.map(({ id }) => withValue(variables, place, id)) : [];
      return [{}, ...ofEach].map((given) => ({ document, given }));
    });
  const heard = Object.fromEntries(Object.keys(actors).map((name) => [name, []])) as Record<string, string[]>;
  for (let start = 0; start < calls.length; start += AT_ONCE) {
    const some = calls.slice(start, start + AT_ONCE);
    const clients: Client[] = [];
    const listening: { subscription: Subscription; name: string }[] = [];
    for (const [name, as] of Object.entries<Actor>(actors))
      for (let first = 0; first < some.length; first += ON_ONE_SOCKET) {
        const client = connect(app.url, { as });
        clients.push(client);
        const opened = some
          .slice(first, first + ON_ONE_SOCKET)
          .map(({ document, given }) => ({ subscription: subscribeOn(client, document, given), name }));
        await Promise.all(opened.map(({ subscription }) => subscription.ready));
        listening.push(...opened);
      }
    const refused: unknown[] = [];
    const ended = listening.map(async ({ subscription, name }) => {
      try {
        for await (const { data } of subscription) if (data) heard[name]!.push(JSON.stringify(data));
      } catch (error) {
        if (/Too many|TOO_MANY/.test(JSON.stringify(error))) refused.push(error);
      }
    });
    await changeEverything(app, tenants);
    const isWaiting = () => Object.values(heard).some(({ length }) => length < wanted);
    for (let left = 20; left > 0 && (left === 20 || isWaiting()); left--) await wait(300);
    await wait(900); // presence changes are sent in batches
    await Promise.all(listening.map(({ subscription }) => subscription.return()));
    await Promise.all(ended);
    for (const client of clients) await client.dispose();
    expect(refused, 'subscriptions that exceed a limit, and hear nothing').toEqual([]);
  }
  return heard;
}

/** Subscriptions of an actor at the same time, which are limited by account. */
const AT_ONCE = 280;

/** Subscriptions on one connection, which takes longest to open. Each has one further operation; a connection has at most 50. */
const ON_ONE_SOCKET = 25;

/** Publishes every message of every noun about every object at home. */
async function changeEverything({ services: { bus } }: App, { targets, ground }: Tenants): Promise<void> {
  for (const { id } of targets)
    for (const { messages } of SAMPLES)
      for (const [topic, message] of Object.entries(messages?.(id, ground) ?? {}))
        await bus.publish(topic as keyof Messages, message);
}
