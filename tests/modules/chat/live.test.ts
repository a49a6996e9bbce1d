import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anEnrollment, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { open, roomOf, send } from './calls.ts';

let app: App;
let other: App;
let ann: Member;
let ben: Member;
let talk: string;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  ann = await aTeacher(app, { firstName: 'Ann', lastName: 'Archer' });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

async function aTalk(): Promise<void> {
  ben = await aStudent(app, { institution: ann.institution, firstName: 'Ben', lastName: 'Baker' });
  talk = await open(app, ann, ben);
}

interface Change {
  revision: number;
  messages: { sequence: number; body: string | null; revision: number }[];
}

const MESSAGES =
  'subscription Messages($id: ID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { revision messages { sequence body revision sender { id displayName } } } }';

async function lastRevision(as: Member, id: string): Promise<number> {
  const read = 'query R($id: ID!) { conversation(id: $id) { lastRevision } }';
  return (await app.graphql(read, { id }, { as })).data.conversation.lastRevision as number;
}

/** Follows a conversation through an instance; `take` returns the given number of messages as `sequence body`. */
async function follow(at: App, as: Member, id: string, behind?: number) {
  const after = behind ?? (await lastRevision(as, id));
  const events = at.subscribe(MESSAGES, { id, after }, { as });
  await events.ready;
  const seen: string[] = [];
  let last: Change | undefined;
  return {
    take: async (count: number) => {
      while (seen.length < count) {
        const { value, done } = await events.next();
        if (done) throw new Error('The stream has ended.');
        if (value.errors) throw new Error(JSON.stringify(value.errors));
        last = value.data.messagesChanged as Change;
        seen.push(...last.messages.map(({ sequence, body }) => `${sequence} ${body}`));
      }
      return seen.splice(0, count);
    },
    get revision() {
      return last!.revision;
    },
    next: () => events.next(),
    stop: () => events.return(),
  };
}

/** Follows a conversation and waits for its first message, so that the subscription is known to be active. */
async function following(as: Member, id: string) {
  const { data } = await send(app, ann, id, 'Ready?');
  const follower = await follow(app, as, id, (data.sendMessage.message.revision as number) - 1);
  expect(await follower.take(1)).toEqual([`${data.sendMessage.message.sequence as number} Ready?`]);
  return follower;
}

describe('live chat messages', () => {
  beforeAll(aTalk);

  test('reach both members through any instance', async () => {
    const [hers, his] = [await follow(app, ann, talk), await follow(other, ben, talk)];
    await send(other, ben, talk, 'One');
    await send(app, ann, talk, 'Two');
    expect(await hers.take(2)).toEqual(['1 One', '2 Two']);
    expect(await his.take(2)).toEqual(['1 One', '2 Two']);
    await Promise.all([hers.stop(), his.stop()]);
  });

  test('missed messages arrive first, then new ones, each once', async () => {
    for (let number = 3; number <= 8; number++) await send(app, ann, talk, 'Missed');
    const follower = await follow(other, ben, talk, 2);
    await send(app, ann, talk, 'Live');
    expect(await follower.take(7)).toEqual([...[3, 4, 5, 6, 7, 8].map((n) => `${n} Missed`), '9 Live']);
    const again = await follow(app, ben, talk, follower.revision);
    await send(app, ben, talk, 'Next');
    expect(await again.take(1)).toEqual(['10 Next']);
    await Promise.all([follower.stop(), again.stop()]);
  });

  test('arrive completely when more were missed than one batch holds', async () => {
    const { rows } = await app.db.query<{ last: number }>(
      'select last_sequence as last from conversation where id = $1',
      [talk],
    );
    const from = rows[0]!.last;
    await app.db.query(
      `insert into message (institution_id, id, conversation_id, sender_id, sequence, revision, body)
       select $1, gen_random_uuid(), $2, $3, $4 + n, $4 + n, 'Many' from generate_series(1, 350) n`,
      [ann.institution.id, talk, ann.membershipId, from],
    );
    await app.db.query('update conversation set last_sequence = $2, last_revision = $2 where id = $1', [
      talk,
      from + 350,
    ]);
    const follower = await follow(app, ben, talk, from);
    await send(app, ann, talk, 'And one');
    const seen = await follower.take(351);
    expect(seen.map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: 351 }, (_, at) => from + 1 + at),
    );
    await follower.stop();
  });

  test('edited and deleted messages arrive again, also after an absence', async () => {
    await aTalk();
    const id = randomUUID();
    await send(app, ann, talk, 'Draft', id);
    await send(app, ann, talk, 'Second');
    const live = await follow(other, ben, talk);
    const input = { id, body: 'Final' };
    await app.graphql(
      'mutation E($input: EditMessageInput!) { editMessage(input: $input) { message { id } } }',
      { input },
      { as: ann },
    );
    expect(await live.take(1)).toEqual(['1 Final']);
    await app.graphql(
      'mutation D($id: ID!) { deleteMessage(input: { id: $id }) { message { id } } }',
      { id },
      { as: ann },
    );
    expect(await live.take(1)).toEqual(['1 null']);
    const late = await follow(app, ben, talk, 0);
    expect(await late.take(2)).toEqual(['2 Second', '1 null']);
    await Promise.all([live.stop(), late.stop()]);
  });

  test('a message that no instance announced is still found', async () => {
    await aTalk();
    const follower = await follow(app, ben, talk);
    // Simulates an instance killed between the commit and its announcement.
    await app.db.query(
      `with room as (update conversation set last_sequence = 1, last_revision = 1 where id = $1 returning *)
       insert into message (institution_id, id, conversation_id, sender_id, sequence, revision, body)
       select institution_id, gen_random_uuid(), id, $2, 1, 1, 'Untold' from room`,
      [talk, ann.membershipId],
    );
    expect(await follower.take(1)).toEqual(['1 Untold']);
    await follower.stop();
  });

  test('reach participants only', async () => {
    const outsider = await aStudent(app, { institution: ann.institution });
    for (const as of [outsider, await aTeacher(app)]) {
      const events = app.subscribe(MESSAGES, { id: talk }, { as });
      expect(JSON.stringify(await events.next().catch((error: unknown) => error))).toContain('NOT_FOUND');
    }
  });

  test('end immediately when the seat in the room is lost', async () => {
    const cohort = await aCohort(app, { by: ann });
    const student = await aStudent(app, { institution: ann.institution });
    await anEnrollment(app, { cohort, student });
    const teacher = await following(ann, await roomOf(app, cohort));
    const follower = await following(student, await roomOf(app, cohort));
    expect(await teacher.take(1)).toEqual(['2 Ready?']);
    await app.graphql(
      'mutation C($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
      { id: cohort.id },
      { as: student },
    );
    expect(await follower.next()).toEqual({ done: true, value: undefined });
    await send(app, ann, await roomOf(app, cohort), 'Gone');
    expect(await teacher.take(1)).toEqual(['3 Gone']);
    await teacher.stop();
  });

  test('end after the loss of a seat even if no event announced it', async () => {
    const cohort = await aCohort(app, { by: ann });
    const student = await aStudent(app, { institution: ann.institution });
    const { id } = await anEnrollment(app, { cohort, student });
    const follower = await following(student, await roomOf(app, cohort));
    await app.db.query("update enrollment set status = 'cancelled' where id = $1", [id]);
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });

  test('end after the end of the session even if no event announced it', async () => {
    const student = await aStudent(app, { institution: ann.institution });
    const follower = await following(student, await open(app, student, ann));
    await app.db.query('update session set revoked_at = now() where id = $1', [student.sessionId]);
    await expect(follower.next()).rejects.toMatchObject({ code: 4403 });
  });

  test('end when the session switches to another membership', async () => {
    const student = await aStudent(app, { institution: ann.institution });
    const follower = await following(student, await open(app, student, ann));
    await app.db.query('update session set institution_id = null, membership_id = null where id = $1', [
      student.sessionId,
    ]);
    await other.services.bus.publish('sessionChanged', { sessionId: student.sessionId });
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });
});

describe('the live list of conversations', () => {
  beforeAll(aTalk);

  const INBOX =
    'subscription Inbox { conversationChanged { conversation { id unreadCount lastMessage { body } } viewer { unreadMessageCount } } }';
  const watch = async (at: App, as: Member) => {
    const events = at.subscribe(INBOX, {}, { as });
    await events.ready;
    return {
      next: async () => (await events.next()).value?.data?.conversationChanged as unknown,
      stop: () => events.return(),
    };
  };

  test('receives a message with the counts of each member', async () => {
    const [hers, his] = [await watch(app, ann), await watch(other, ben)];
    await send(app, ann, talk, 'Hello');
    const seen = { id: talk, lastMessage: { body: 'Hello' } };
    expect(await his.next()).toEqual({
      conversation: { ...seen, unreadCount: 1 },
      viewer: { unreadMessageCount: 1 },
    });
    expect(await hers.next()).toMatchObject({ conversation: { ...seen, unreadCount: 0 } });
    await app.graphql(
      'mutation M($id: ID!) { markConversationRead(input: { id: $id, sequence: 1 }) { conversation { id } } }',
      { id: talk },
      { as: ben },
    );
    expect(await his.next()).toEqual({
      conversation: { ...seen, unreadCount: 0 },
      viewer: { unreadMessageCount: 0 },
    });
    await Promise.all([hers.stop(), his.stop()]);
  });

  test('receives rooms in which the viewer has a seat, and no others', async () => {
    const [mine, theirs] = [await aCohort(app, { by: ann }), await aCohort(app, { by: ann })];
    const student = await aStudent(app, { institution: ann.institution });
    await anEnrollment(app, { cohort: mine, student });
    const his = await watch(app, student);
    await send(app, ann, await roomOf(app, theirs), 'To others');
    await send(app, ann, talk, 'To Ben');
    await send(app, ann, await roomOf(app, mine), 'To all of mine');
    expect(await his.next()).toMatchObject({ conversation: { lastMessage: { body: 'To all of mine' } } });
    await his.stop();
  });
});

describe('typing indicators', () => {
  beforeAll(aTalk);

  const TYPING =
    'subscription T($id: ID!) { typingChanged(conversationId: $id) { isTyping member { id displayName } } }';
  const SET =
    'mutation S($id: ID!, $on: Boolean!) { setTyping(input: { conversationId: $id, isTyping: $on }) { isTyping } }';

  /** Sends a typing signal and returns what has arrived, because nobody knows when a subscription is active. */
  async function say(as: Member, on: boolean, next: Promise<{ value?: unknown }>): Promise<unknown> {
    await app.graphql(SET, { id: talk, on }, { as });
    return Promise.race([next.then(({ value }) => value), wait(100)]);
  }

  test('reach the other member and not the sender', async () => {
    const typing = (member: Member, isTyping: boolean, displayName: string) => ({
      data: { typingChanged: { isTyping, member: { id: member.membershipId, displayName } } },
    });
    const [hers, his] = [
      app.subscribe(TYPING, { id: talk }, { as: ann }),
      other.subscribe(TYPING, { id: talk }, { as: ben }),
    ];
    const [atHers, atHis] = [hers.next(), his.next()];
    await expect
      .poll(() => say(ann, true, atHis), { interval: 300 })
      .toEqual(typing(ann, true, 'Ann Archer'));
    await expect
      .poll(() => say(ben, false, atHers), { interval: 300 })
      .toEqual(typing(ben, false, 'Ben Baker'));
    await Promise.all([hers.return(), his.return()]);
  });
});
