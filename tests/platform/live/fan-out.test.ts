import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveSessionsDocument } from '#features/cohort/sessions/LiveSessions.generated';
import { roomOf, send } from '#tests/modules/chat/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { openSession } from '#tests/support/raw-socket';
import type { Subscription } from '#tests/support/socket';

let app: App;
let teacher: Member;
let students: Member[];
let cohort: ItemRow;
let room: string;
/** Returns the reads since the last call, by a word of their text. */
let reads: string[] = [];
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  cohort = await aCohort(app, { by: teacher });
  students = [];
  for (let count = 0; count < 6; count++) {
    const student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
    students.push(student);
  }
  room = await roomOf(app, cohort);
  const { runStatements, runWrites } = app.services;
  app.services.runStatements = (viewer, statements) => {
    reads.push(...statements.map(({ text }) => text));
    return runStatements(viewer, statements);
  };
  app.services.runWrites = (author, statements) => {
    reads.push(...statements.map(({ text }) => text));
    return runWrites(author, statements);
  };
});
afterAll(() => app.stop());

/** Subscribes as each actor, and waits until the first event has reached all. */
async function subscribeAll(as: Member[], query: string, variables: object = {}): Promise<Subscription[]> {
  const { data } = await send(app, teacher, room, 'Ready?');
  const after = (data.sendMessage.message.revision as number) - 1;
  const all = as.map((one) => app.subscribe(query, { id: room, after, ...variables }, { as: one }));
  await Promise.all(all.map((one) => one.next()));
  reads = [];
  return all;
}

const stop = (all: Subscription[]) => Promise.all(all.map((one) => one.return()));
const readsOf = (table: string) => reads.filter((text) => text.includes(`from "${table}"`)).length;

const MESSAGES =
  'subscription M($id: ID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { messages { body sender { displayName } } } }';

test('a message is read once for all subscribers with the same selection, wherever each began', async () => {
  const [first, second] = [
    await subscribeAll(students.slice(0, 3), MESSAGES),
    await subscribeAll(students.slice(3), MESSAGES),
  ];
  const all = [...first, ...second];
  await Promise.all(first.map((one) => one.next())); // the second "Ready?"
  reads = [];
  const { data } = await send(app, teacher, room, 'To all');
  const events = await Promise.all(all.map((one) => one.next()));
  for (const { value } of events)
    expect(value?.data?.messagesChanged.messages).toEqual([
      { body: 'To all', sender: { displayName: `${teacher.firstName} ${teacher.lastName}` } },
    ]);
  expect(data.sendMessage.message.body).toBe('To all');
  expect(readsOf('message')).toBe(2); // for the sender, and for all who follow
  await stop(all);
});

test("personal data is read for each subscriber, and nobody receives another's", async () => {
  const own = MESSAGES.replace('body', 'body conversation { unreadCount }');
  await Promise.all(
    students.map((student, at) =>
      app.graphql(
        'mutation M($id: ID!, $sequence: Int!) { markConversationRead(input: { id: $id, sequence: $sequence }) { conversation { id } } }',
        { id: room, sequence: at < 3 ? 1_000 : 0 },
        { as: student },
      ),
    ),
  );
  const all = await subscribeAll(students, own);
  const { data } = await send(app, teacher, room, 'To each');
  const counts = (await Promise.all(all.map((one) => one.next()))).map(
    ({ value }) => value?.data?.messagesChanged.messages[0].conversation.unreadCount as number,
  );
  const sequence = data.sendMessage.message.sequence as number;
  expect(counts).toEqual([2, 2, 2, sequence, sequence, sequence]);
  expect(readsOf('message')).toBe(1 + students.length);
  await stop(all);
});

test('cohorts are read once for each role, and once for each subscriber who selects own fields', async () => {
  const shared = 'subscription C { cohortChanged { cohort { id title studentCount } } }';
  const own = 'subscription C { cohortChanged { cohort { id isEnrolled viewerCan { edit } } } }';
  const rename = (title: string) =>
    app.graphql(
      'mutation R($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id: cohort.id, title } },
      { as: teacher },
    );
  const seen = async (query: string, title: string, as: Member[]) => {
    const all = as.map((one) => app.subscribe(query, {}, { as: one }));
    await Promise.all(all.map(({ ready }) => ready));
    reads = [];
    await rename(title);
    const events = await Promise.all(all.map((one) => one.next()));
    await stop(all);
    return { events: events.map(({ value }) => value?.data?.cohortChanged.cohort), count: readsOf('cohort') };
  };
  const together = await seen(shared, 'Together', students);
  expect(together.events).toEqual(
    students.map(() => ({ id: cohort.id, title: 'Together', studentCount: 6 })),
  );
  const outsider = await aStudent(app, { institution: teacher.institution });
  const each = await seen(own, 'Each', [...students.slice(0, 2), outsider, teacher]);
  expect(each.events).toEqual([
    { id: cohort.id, isEnrolled: true, viewerCan: { edit: false } },
    { id: cohort.id, isEnrolled: true, viewerCan: { edit: false } },
    { id: cohort.id, isEnrolled: false, viewerCan: { edit: false } },
    { id: cohort.id, isEnrolled: false, viewerCan: { edit: true } },
  ]);
  expect(each.count - together.count).toBe(3);
});

test('a change of sessions is read once for a whole class, unless they select own fields', async () => {
  const { institutionId, id: cohortId } = cohort;
  const countOf = async (query: string) => {
    const all = students.map((one) => app.subscribe(query, { cohortId }, { as: one }));
    await Promise.all(all.map(({ ready }) => ready));
    reads = [];
    await app.services.bus.publish('sessionsChanged', { institutionId, cohortId, sessionId: null });
    for (const event of await Promise.all(all.map((one) => one.next())))
      expect(event.value?.data?.sessionsChanged.cohort.id).toBe(cohortId);
    await stop(all);
    return readsOf('cohort');
  };
  const followed = print(LiveSessionsDocument);
  expect(await countOf(followed)).toBe(1);
  const withOwn = followed.replace('isRecurring', 'isRecurring isEnrolled');
  expect(await countOf(withOwn)).toBe(students.length);
});

test('a client that reads nothing loses its socket, and gets everything when it reconnects', async () => {
  const [slow, fast] = students as [Member, Member];
  const { data } = await send(app, teacher, room, 'Begin');
  const from = data.sendMessage.message.revision as number;
  const follower = app.subscribe(
    MESSAGES.replace('messages {', 'revision messages {'),
    { id: room, after: from - 1 },
    { as: fast },
  );
  await follower.next();
  const raw = await openSession(app.url, slow);
  raw.send({
    type: 'subscribe',
    id: '1',
    payload: { query: MESSAGES, variables: { id: room, after: from - 1 } },
  });
  await raw.next();
  raw.socket.pause();
  for (let round = 0; round < 60; round++) {
    const revision = from + (round + 1) * 40;
    await app.db.query(
      `insert into message (institution_id, id, conversation_id, sender_id, sequence, revision, body)
       select institution_id, gen_random_uuid(), id, $2, last_sequence + n, last_revision + n, repeat('👩', 4000)
       from conversation, generate_series(1, 40) n where id = $1`,
      [room, teacher.membershipId],
    );
    await app.db.query(
      'update conversation set last_sequence = last_sequence + 40, last_revision = $2 where id = $1',
      [room, revision],
    );
    await app.services.bus.publish('conversationChanged', {
      institutionId: teacher.institution.id,
      conversationId: room,
      revision,
      cohortId: cohort.id,
      memberIds: null,
    });
    for (let at = 0; at < revision;)
      at = (await follower.next()).value?.data?.messagesChanged.revision as number;
  }
  raw.socket.resume();
  expect([1006, 1013]).toContain((await raw.closed).code);
  await follower.return();
  const again = app.subscribe(MESSAGES.replace('body', 'sequence'), { id: room, after: from }, { as: slow });
  let count = 0;
  while (count < 2400) count += (await again.next()).value?.data?.messagesChanged.messages.length as number;
  expect(count).toBe(2400);
  await again.return();
});
