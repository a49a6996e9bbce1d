import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOR_NO_ACCOUNT } from '#platform/database/statements';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, type Member } from '#tests/support/factories';
import { open, send } from './calls.ts';

/** A message is read for the followers of its instance by the transaction that stores it. */

const MESSAGES =
  'subscription Messages($id: ID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { revision messages { sequence body sender { displayName } } } }';

let app: App;
let ann: Member;
let ben: Member;
let talk: string;
/** Texts of the statements that ran outside of writing transactions, and of those inside. */
let reads: string[] = [];
let writes: string[] = [];
/** Action that runs before the next transaction that writes. */
let beforeWrite: (() => Promise<void>) | null = null;
beforeAll(async () => {
  app = await startApp();
  ann = await aTeacher(app, { firstName: 'Ann', lastName: 'Archer' });
  const { runStatements, runWrites } = app.services;
  app.services.runWrites = async (author, statements) => {
    const task = beforeWrite;
    beforeWrite = null;
    await task?.();
    writes.push(...statements.map(({ text }) => text));
    return runWrites(author, statements);
  };
  app.services.runStatements = (viewer, statements) => {
    reads.push(...statements.map(({ text }) => text));
    return runStatements(viewer, statements);
  };
});
afterAll(() => app.stop());
beforeEach(async () => {
  ben = await aStudent(app, { institution: ann.institution, firstName: 'Ben', lastName: 'Baker' });
  talk = await open(app, ann, ben);
});

/** Follows the conversation from a first message on. `next` returns the revision and the texts of the next event. */
async function following(as: Member) {
  const { data } = await send(app, ann, talk, 'Ready?');
  const at = data!['sendMessage'].message.revision as number;
  const events = app.subscribe(MESSAGES, { id: talk, after: at - 1 }, { as });
  const next = async () => {
    const { value } = await events.next();
    const { revision, messages } = value!.data!.messagesChanged as {
      revision: number;
      messages: { sequence: number; body: string }[];
    };
    return `${revision}: ${messages.map(({ sequence, body }) => `${sequence} ${body}`).join(', ')}`;
  };
  expect(await next()).toBe(`${at}: ${at} Ready?`);
  [reads, writes] = [[], []];
  return { next, stop: () => events.return() };
}

const readsOfMessages = () => reads.filter((text) => text.includes('from "message"')).length;

/** Stores a message that nobody announces, as another instance would whose news are still on their way. */
async function storeElsewhere(body: string): Promise<void> {
  await app.db.query(
    `with room as (
       update conversation set last_sequence = last_sequence + 1, last_revision = last_revision + 1 where id = $1 returning *)
     insert into message (institution_id, id, conversation_id, sender_id, sequence, revision, body)
     select institution_id, gen_random_uuid(), id, $2, last_sequence, last_revision, $3 from room`,
    [talk, ann.membershipId, body],
  );
}

test('followers get a message without a read of its own', async () => {
  const follower = await following(ben);
  await send(app, ann, talk, 'Two');
  expect(await follower.next()).toBe('2: 2 Two');
  await send(app, ben, talk, 'Three');
  expect(await follower.next()).toBe('3: 3 Three');
  expect(readsOfMessages()).toBe(0);
  await follower.stop();
});

test('a message of another instance that is not known yet arrives before, and once', async () => {
  const follower = await following(ben);
  await storeElsewhere('Elsewhere');
  await send(app, ann, talk, 'Here');
  expect(await follower.next()).toBe('2: 2 Elsewhere');
  expect(await follower.next()).toBe('3: 3 Here');
  await send(app, ann, talk, 'After');
  expect(await follower.next()).toBe('4: 4 After');
  await follower.stop();
});

test('a message of another instance that becomes known in the meantime arrives once', async () => {
  const follower = await following(ben);
  beforeWrite = async () => {
    await storeElsewhere('Elsewhere');
    await app.services.bus.publish('conversationChanged', {
      institutionId: ann.institution.id,
      conversationId: talk,
      revision: 2,
      cohortId: null,
      memberIds: [ann.membershipId, ben.membershipId],
    });
    expect(await follower.next()).toBe('2: 2 Elsewhere');
  };
  await send(app, ann, talk, 'Here');
  expect(await follower.next()).toBe('3: 3 Here');
  await send(app, ann, talk, 'After');
  expect(await follower.next()).toBe('4: 4 After');
  await follower.stop();
});

test('followers are not read for as the sender', async () => {
  const follower = await following(ben);
  await send(app, ann, talk, 'Two');
  const isRead = (text: string) => text.includes('from "message"');
  const left = writes.indexOf(FOR_NO_ACCOUNT.text);
  expect([writes.findIndex(isRead) < left, writes.findLastIndex(isRead) > left]).toEqual([true, true]);
  expect(writes.filter(isRead)).toHaveLength(2);
  await follower.stop();
});

test('messages that are sent at once arrive in order, each once', async () => {
  const [first, second] = [await following(ben), await following(ann)];
  expect(await first.next()).toBe('2: 2 Ready?');
  const bodies = Array.from({ length: 20 }, (_, at) => `Number ${at}`);
  await Promise.all(bodies.map((body, at) => send(app, at % 2 ? ann : ben, talk, body)));
  for (const follower of [first, second]) {
    const seen: string[] = [];
    while (seen.length < bodies.length) seen.push(...(await follower.next()).split(': ')[1]!.split(', '));
    expect(seen.map((line) => Number.parseInt(line, 10))).toEqual(bodies.map((_, at) => at + 3));
    expect(seen.map((line) => line.replace(/^\d+ /, '')).toSorted()).toEqual(bodies.toSorted());
    await follower.stop();
  }
});

test('a refused message reaches nobody, and the next one is not missed', async () => {
  const other = await open(app, ann, await aStudent(app, { institution: ann.institution }));
  const id = randomUUID();
  await send(app, ann, other, 'There', id);
  const follower = await following(ben);
  const outsider = await aStudent(app, { institution: ann.institution });
  expect((await send(app, ann, talk, 'Again', id)).errors?.[0]).toMatchObject({
    extensions: { code: 'CONFLICT' },
  });
  expect((await send(app, outsider, talk, 'Outside')).errors?.[0]).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  await send(app, ann, talk, 'Next');
  expect(await follower.next()).toBe('2: 2 Next');
  expect(readsOfMessages()).toBe(0);
  await follower.stop();
});
