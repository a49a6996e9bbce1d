import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, type Member } from '#tests/support/factories';
import { bodies, open, send } from './calls.ts';

let app: App;
let ann: Member;
let ben: Member;
let talk: string;
beforeAll(async () => {
  app = await startApp();
  ann = await aTeacher(app, { firstName: 'Ann', lastName: 'Archer' });
});
afterAll(() => app.stop());

/** Creates two members without a conversation. */
async function aTalk(): Promise<void> {
  ben = await aStudent(app, { institution: ann.institution, firstName: 'Ben', lastName: 'Baker' });
  talk = await open(app, ann, ben);
}

describe('sending messages', () => {
  beforeAll(aTalk);

  test('numbers messages in order, and marks them as read for the sender', async () => {
    const one = await send(app, ann, talk, 'Hello');
    const two = await send(app, ben, talk, '  Hi!  ');
    expect(one.data!['sendMessage']).toMatchObject({
      message: { sequence: 1, revision: 1, body: 'Hello', sender: { id: ann.membershipId } },
      conversation: { id: talk, lastSequence: 1, unreadCount: 0 },
    });
    expect(two.data!['sendMessage'].message).toMatchObject({ sequence: 2, body: 'Hi!' });
    expect(await bodies(app, ann, talk)).toEqual(['Hi!', 'Hello']);
  });

  test('resending under the same ID changes nothing and returns the first result', async () => {
    const id = randomUUID();
    const first = await send(app, ann, talk, 'Once', id);
    const again = await send(app, ann, talk, 'Once', id);
    expect(again.data!['sendMessage'].message).toEqual(first.data!['sendMessage'].message);
  });

  test('concurrent resends under one ID store one message and leave no gap after it', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(app, ben, talk, 'At once', id)));
    const sequences = answers.map(({ data }) => data!['sendMessage'].message.sequence as number);
    expect(new Set(sequences).size).toBe(1);
    const next = await send(app, ben, talk, 'Next');
    expect(next.data!['sendMessage'].message.sequence).toBe(sequences[0]! + 1);
  });

  test('concurrent messages are numbered without gaps', async () => {
    const { rows: before } = await app.db.query(
      'select last_sequence as last from conversation where id = $1',
      [talk],
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(app, at % 2 ? ann : ben, talk, `Number ${at}`)),
    );
    const { rows } = await app.db.query<{ sequence: number }>(
      'select sequence from message where conversation_id = $1 and sequence > $2 order by sequence',
      [talk, before[0]!.last],
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, at) => (before[0]!.last as number) + 1 + at),
    );
  });

  test('rejects the ID of an own message in another conversation', async () => {
    const id = randomUUID();
    await send(app, ann, talk, 'Mine', id);
    const other = await open(app, ann, await aStudent(app, { institution: ann.institution }));
    expect((await send(app, ann, other, 'Elsewhere', id)).code).toBe('CONFLICT');
  });

  test('stores one message of each sender under the same ID, wherever the first was sent', async () => {
    const id = randomUUID();
    const other = await open(app, ann, await aStudent(app, { institution: ann.institution }));
    await send(app, ann, other, 'First in another conversation', id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(app, ben, talk, 'Second under the id', id)),
    );
    const ids = answers.map(({ data }) => data?.['sendMessage'].message.id as string);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(id);
    expect((await bodies(app, ann, talk)).filter((body) => body === 'Second under the id')).toHaveLength(1);
    expect(await bodies(app, ann, other)).toEqual(['First in another conversation']);
  });

  test.each([
    ['', 'Write a message.'],
    [' \n\t ', 'Write a message.'],
    ['\u200b\u200d', 'Write a message.'],
    ['\u0000\u0007', 'Write a message.'],
    ['x'.repeat(4001), 'Use at most 4,000 characters.'],
  ])('rejects %j', async (body, message) => {
    const { code, errors } = await send(app, ann, talk, body);
    expect([code, errors[0]!.message]).toEqual(['INVALID', message]);
  });

  test('keeps 4,000 characters of any Unicode plane, newlines and tabs, and removes invisible characters', async () => {
    const long = '👩'.repeat(4000);
    expect((await send(app, await aStudentIn(), talk2, long)).data!['sendMessage'].message.body).toBe(long);
    const { data } = await send(app, ben, talk, 'a\u0000b\r\n\tc\u001b[31m \u202Ed');
    expect(data!['sendMessage'].message.body).toBe('ab\n\tc[31m d');
  });

  let talk2: string;
  async function aStudentIn(): Promise<Member> {
    const student = await aStudent(app, { institution: ann.institution });
    talk2 = await open(app, student, ben);
    return student;
  }

  test('rejects messages over the rate limit, with Retry-After', async () => {
    const hasty = await aStudent(app, { institution: ann.institution });
    const there = await open(app, hasty, ann);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(app, hasty, there, 'Now!')));
    const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
    expect(refused.length).toBeGreaterThan(3);
    expect(refused[0]!.errors[0]!.extensions['retryAfter']).toBeGreaterThanOrEqual(1);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
  });
});

const EDIT =
  'mutation Edit($input: EditMessageInput!) { editMessage(input: $input) { message { body sequence revision editedAt } conversation { lastRevision lastSequence } } }';
const DELETE =
  'mutation Delete($id: ID!) { deleteMessage(input: { id: $id }) { message { body sequence revision deletedAt } conversation { lastMessage { body } } } }';

describe('changing messages', () => {
  beforeAll(aTalk);

  async function aMessage(as: Member): Promise<string> {
    const id = randomUUID();
    await send(app, as, talk, 'Before', id);
    return id;
  }

  test('an edited own message is marked as edited', async () => {
    const id = await aMessage(ann);
    const { data } = await app.graphql(EDIT, { input: { id, body: ' After ' } }, { as: ann });
    const { message, conversation } = data!['editMessage'];
    expect(message).toEqual({
      body: 'After',
      sequence: conversation.lastSequence,
      revision: conversation.lastRevision,
      editedAt: expect.any(String),
    });
    expect(conversation.lastRevision).toBe(conversation.lastSequence + 1);
  });

  test('deleting removes the text and keeps the place; deleting again changes nothing', async () => {
    const id = await aMessage(ann);
    const { data } = await app.graphql(DELETE, { id }, { as: ann });
    expect(data!['deleteMessage']).toMatchObject({
      message: { body: null, deletedAt: expect.any(String) },
      conversation: { lastMessage: { body: null } },
    });
    expect((await app.graphql(DELETE, { id }, { as: ann })).data).toEqual(data);
    const { rows } = await app.db.query('select body from message where id = $1', [id]);
    expect(rows).toEqual([{ body: null }]);
    expect((await app.graphql(EDIT, { input: { id, body: 'Back' } }, { as: ann })).code).toBe('CONFLICT');
  });

  test("rejects changes to other people's messages, and reports invisible ones as unknown", async () => {
    const id = await aMessage(ann);
    expect((await app.graphql(EDIT, { input: { id, body: 'Mine now' } }, { as: ben })).code).toBe(
      'FORBIDDEN',
    );
    expect((await app.graphql(DELETE, { id }, { as: ben })).code).toBe('FORBIDDEN');
    const outsider = await aStudent(app, { institution: ann.institution });
    expect((await app.graphql(DELETE, { id }, { as: outsider })).code).toBe('NOT_FOUND');
    expect((await app.graphql(DELETE, { id: randomUUID() }, { as: ann })).code).toBe('NOT_FOUND');
  });
});

describe('reading messages', () => {
  beforeAll(aTalk);

  const READ = `query Read($id: ID!, $after: String) {
    conversation(id: $id) { unreadCount lastReadSequence messages(first: 2, after: $after) {
      nodes { sequence } pageInfo { hasNextPage endCursor } totalCount } }
    viewer { unreadMessageCount }
  }`;
  const MARK =
    'mutation Mark($id: ID!, $sequence: Int!) { markConversationRead(input: { id: $id, sequence: $sequence }) { conversation { unreadCount lastReadSequence } viewer { unreadMessageCount } } }';

  test('counts unread messages, also over all conversations', async () => {
    for (const body of ['One', 'Two', 'Three', 'Four', 'Five']) await send(app, ann, talk, body);
    const unread = (await app.graphql(READ, { id: talk }, { as: ben })).data!;
    expect(unread['conversation']).toMatchObject({ unreadCount: 5, lastReadSequence: 0 });
    expect(unread['viewer'].unreadMessageCount).toBe(5);
    expect((await app.graphql(READ, { id: talk }, { as: ann })).data!['conversation'].unreadCount).toBe(0);
  });

  test('the read position only moves forward, and not past the end', async () => {
    const mark = async (sequence: number) =>
      (await app.graphql(MARK, { id: talk, sequence }, { as: ben })).data!['markConversationRead'];
    expect(await mark(3)).toEqual({
      conversation: { unreadCount: 2, lastReadSequence: 3 },
      viewer: { unreadMessageCount: 2 },
    });
    expect((await mark(1)).conversation.lastReadSequence).toBe(3);
    expect((await mark(-5)).conversation.lastReadSequence).toBe(3);
    expect((await mark(1_000_000)).conversation).toEqual({ unreadCount: 0, lastReadSequence: 5 });
  });

  test('pages back in time by cursor', async () => {
    const seen: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { messages } = (await app.graphql(READ, { id: talk, after }, { as: ben })).data!['conversation'];
      seen.push(...(messages.nodes as { sequence: number }[]).map(({ sequence }) => sequence));
      after = messages.pageInfo.endCursor as string;
      more = messages.pageInfo.hasNextPage as boolean;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });
});
