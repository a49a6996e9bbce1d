import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aDiscussion,
  anAccount,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import {
  change,
  changeReply,
  remove,
  removeReply,
  repliesSeenBy,
  reply,
  start,
  titlesSeenBy,
} from './calls.ts';

let app: App;
let teacher: Member;
let ann: Member;
let ben: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  ann = await aStudent(app, { institution: teacher.institution });
  ben = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

const rowOf = async (id: string) => {
  const { rows } = await app.db.query(
    'select reply_count, last_number, last_activity_at, deleted_at from discussion where id = $1',
    [id],
  );
  return rows[0] as { reply_count: number; last_number: number; last_activity_at: Date };
};

describe('starting a discussion', () => {
  test('a student starts one about a course, and one for the whole institution', async () => {
    const about = await start(app, ann, { courseId: course.id, title: '  Hooks ', body: ' a\r\nb\u202E ' });
    expect(about.errors).toEqual([]);
    expect(about.data.startDiscussion.discussion).toMatchObject({
      title: 'Hooks',
      body: 'a\nb',
      replyCount: 0,
      editedAt: null,
      author: { id: ann.membershipId },
      course: { id: course.id },
    });
    const general = await start(app, ann, { title: 'Parking' });
    expect(general.data.startDiscussion.discussion.course).toBeNull();
    expect(await titlesSeenBy(app, ben)).toEqual(expect.arrayContaining(['Hooks', 'Parking']));
    expect(await titlesSeenBy(app, ben, { courseId: course.id })).not.toContain('Parking');
  });

  test.each([
    [{ title: ' ' }, 'title', 'Discussion title is required.'],
    [{ title: 'x'.repeat(201) }, 'title', 'Use at most 200 characters.'],
    [{ body: '\u200B' }, 'body', 'Write what you want to discuss.'],
    [{ body: 'x'.repeat(10_001) }, 'body', 'Use at most 10,000 characters.'],
  ])('the error of invalid input %# names the problem', async (input, field, message) => {
    const { code, errors } = await start(app, ann, input);
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields).toEqual([{ field, message }]);
  });

  test('only the owner and admins may start one about a draft; others see the course as unknown', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const admin = await anAdmin(app, { institution: teacher.institution });
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const courseId = draft.id;
    for (const actor of [ann, colleague])
      expect((await start(app, actor, { courseId })).code).toBe('NOT_FOUND');
    for (const actor of [teacher, admin])
      expect((await start(app, actor, { courseId, title: 'Not yet' })).errors).toEqual([]);
    expect(await titlesSeenBy(app, ann, { courseId })).toEqual([]);
    expect(await titlesSeenBy(app, colleague, { courseId })).toEqual([]);
    expect(await titlesSeenBy(app, admin, { courseId })).toEqual(['Not yet', 'Not yet']);
  });

  test('people who are not members cannot start a discussion', async () => {
    const stranger = await aStudent(app, { institution: (await aTeacher(app)).institution });
    expect((await start(app, aVisitor(), {})).code).toBe('UNAUTHENTICATED');
    expect((await start(app, await anAccount(app), {})).code).toBe('FORBIDDEN');
    expect((await start(app, stranger, { courseId: course.id })).code).toBe('NOT_FOUND');
  });
});

describe('replying', () => {
  test('a reply increases the count, is ordered, and moves the discussion to the top of the list', async () => {
    const old = await aDiscussion(app, { by: ann, title: 'Old', lastActivityAt: inDays(-3) });
    const other = await aDiscussion(app, { by: ann, title: 'Other', lastActivityAt: inDays(-2) });
    const mine = (titles: string[]) => titles.filter((title) => [old.title, other.title].includes(title));
    expect(mine(await titlesSeenBy(app, ann))).toEqual(['Other', 'Old']);
    const { data } = await reply(app, ben, old.id, { body: 'First' });
    expect(data.replyToDiscussion).toMatchObject({
      reply: { number: 1, body: 'First', editedAt: null, author: { id: ben.membershipId } },
      discussion: { id: old.id, replyCount: 1, lastReply: { number: 1 } },
    });
    await reply(app, ann, old.id, { body: 'Second' });
    expect(mine(await titlesSeenBy(app, ann))).toEqual(['Old', 'Other']);
    expect(await repliesSeenBy(app, ann, old.id)).toEqual(['First', 'Second']);
  });

  test('concurrent replies each get a number, and none is missing from the count', async () => {
    const { id } = await aDiscussion(app, { by: ann });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => reply(app, at % 2 ? ann : ben, id, { body: `${at}` })),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const numbers = answers.map(({ data }) => data.replyToDiscussion.reply.number as number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(await rowOf(id)).toMatchObject({ reply_count: 12, last_number: 12 });
  });

  test('resending under the same ID stores a reply once; an ID of another author is rejected', async () => {
    const { id } = await aDiscussion(app, { by: ann });
    const own = randomUUID();
    for (const body of ['Once', 'Twice']) {
      const { data } = await reply(app, ben, id, { id: own, body });
      expect(data.replyToDiscussion.reply).toMatchObject({ id: own, body: 'Once', number: 1 });
    }
    expect((await reply(app, ann, id, { id: own })).code).toBe('CONFLICT');
    const elsewhere = await aDiscussion(app, { by: ann });
    expect((await reply(app, ben, elsewhere.id, { id: own })).code).toBe('CONFLICT');
    await removeReply(app, ben, own);
    expect((await reply(app, ben, id, { id: own })).code).toBe('NOT_FOUND');
    expect(await repliesSeenBy(app, ann, id)).toEqual([]);
  });

  test('requires a text and a visible discussion', async () => {
    const { id } = await aDiscussion(app, { by: ann });
    const { errors } = await reply(app, ben, id, { body: ' \n ' });
    expect(errors[0]!.extensions.fields).toEqual([{ field: 'body', message: 'Write a reply.' }]);
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const hidden = await aDiscussion(app, { by: teacher, course: draft });
    const gone = await aDiscussion(app, { by: teacher, deletedAt: inDays(-1) });
    const stranger = await aTeacher(app);
    expect((await reply(app, ann, hidden.id)).code).toBe('NOT_FOUND');
    expect((await reply(app, teacher, gone.id)).code).toBe('NOT_FOUND');
    expect((await reply(app, stranger, id)).code).toBe('NOT_FOUND');
    expect(await repliesSeenBy(app, stranger, id)).toBe('NOT_FOUND');
  });
});

describe('changing a discussion or reply', () => {
  test('only the author may change it, and it is marked as edited', async () => {
    const { id, replyIds } = await aDiscussion(app, { by: ann, course, replies: [ben] });
    const admin = await anAdmin(app, { institution: teacher.institution });
    for (const actor of [ben, teacher, admin])
      expect((await change(app, actor, { id, title: 'Mine now' })).code).toBe('FORBIDDEN');
    const { data } = await change(app, ann, { id, title: 'Better' });
    expect(data.updateDiscussion.discussion).toMatchObject({ title: 'Better', body: 'What do you think?' });
    expect(data.updateDiscussion.discussion.editedAt).not.toBeNull();
    for (const actor of [ann, teacher, admin])
      expect((await changeReply(app, actor, replyIds[0]!, 'Mine now')).code).toBe('FORBIDDEN');
    const changed = await changeReply(app, ben, replyIds[0]!, 'Better');
    expect(changed.data.updateDiscussionReply.reply).toMatchObject({ body: 'Better' });
    expect(changed.data.updateDiscussionReply.reply.editedAt).not.toBeNull();
  });

  test('saving the same text changes nothing', async () => {
    const discussion = await aDiscussion(app, { by: ann, title: 'Same' });
    const { data } = await change(app, ann, { id: discussion.id, title: 'Same' });
    expect(data.updateDiscussion.discussion.editedAt).toBeNull();
  });
});

describe('deleting a discussion or reply', () => {
  const may = async (as: Member, id: string) => {
    const { data } = await app.graphql(
      `query ($id: ID!) { discussion(id: $id) {
        viewerCan { edit delete deleteReplies } replies(first: 1) { nodes { viewerCan { edit delete } } } } }`,
      { id },
      { as },
    );
    return { ...data.discussion.viewerCan, reply: data.discussion.replies.nodes[0].viewerCan };
  };

  test('the author, the owner of the course and admins may delete it', async () => {
    const admin = await anAdmin(app, { institution: teacher.institution });
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const fresh = () => aDiscussion(app, { by: ann, course, replies: [ben] });
    const all = { edit: false, delete: true, deleteReplies: true, reply: { edit: false, delete: true } };
    const none = { edit: false, delete: false, deleteReplies: false, reply: { edit: false, delete: false } };
    const expected = new Map([
      [ann, { ...none, edit: true, delete: true }],
      [ben, { ...none, reply: { edit: true, delete: true } }],
      [colleague, none],
      [teacher, all],
      [admin, all],
    ]);
    for (const [actor, can] of expected) {
      const { id, replyIds } = await fresh();
      expect(await may(actor, id)).toEqual(can);
      expect((await removeReply(app, actor, replyIds[0]!)).code).toBe(
        can.reply.delete ? undefined : 'FORBIDDEN',
      );
      expect((await remove(app, actor, id)).code).toBe(can.delete ? undefined : 'FORBIDDEN');
    }
  });

  test('every instructor may delete a discussion that is about no course', async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const { id, replyIds } = await aDiscussion(app, { by: ann, replies: [ben] });
    expect((await removeReply(app, colleague, replyIds[0]!)).errors).toEqual([]);
    expect((await remove(app, colleague, id)).errors).toEqual([]);
    expect(await repliesSeenBy(app, ann, id)).toBe('NOT_FOUND');
  });

  test('deleting a reply corrects count and order, and its number is not reused', async () => {
    const { id } = await aDiscussion(app, { by: ann, lastActivityAt: inDays(-1) });
    const first = await reply(app, ben, id, { body: 'First' });
    const firstAt = (await rowOf(id)).last_activity_at;
    const second = await reply(app, ben, id, { body: 'Second' });
    const { data } = await removeReply(app, ben, second.data.replyToDiscussion.reply.id);
    expect(data.deleteDiscussionReply).toEqual({
      id: second.data.replyToDiscussion.reply.id,
      discussion: { replyCount: 1, lastReply: { id: first.data.replyToDiscussion.reply.id } },
    });
    expect(await rowOf(id)).toMatchObject({ reply_count: 1, last_activity_at: firstAt });
    expect((await removeReply(app, ben, second.data.replyToDiscussion.reply.id)).code).toBe('NOT_FOUND');
    const third = await reply(app, ben, id, { body: 'Third' });
    expect(third.data.replyToDiscussion.reply.number).toBe(3);
    expect(await repliesSeenBy(app, ann, id)).toEqual(['First', 'Third']);
  });

  test('deleting twice concurrently decreases the count by one', async () => {
    const { id, replyIds } = await aDiscussion(app, { by: ann, replies: [ben, ben] });
    const answers = await Promise.all(
      [ben, ann, teacher].map((actor) => removeReply(app, actor, replyIds[0]!)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ reply_count: 1 });
  });
});

describe('the list of discussions', () => {
  test('is paged and searched by title and text', async () => {
    const mine = await aTeacher(app);
    for (let at = 0; at < 5; at++)
      await aDiscussion(app, { by: mine, title: `Topic ${at}`, lastActivityAt: inDays(-at) });
    await aDiscussion(app, {
      by: mine,
      title: 'Lunch',
      body: 'Where is the FRIDGE?',
      lastActivityAt: inDays(-9),
    });
    expect(await titlesSeenBy(app, mine, { first: 2, page: 2 })).toEqual(['Topic 2', 'Topic 3']);
    expect(await titlesSeenBy(app, mine, { search: 'topic 3' })).toEqual(['Topic 3']);
    expect(await titlesSeenBy(app, mine, { search: 'fridge' })).toEqual(['Lunch']);
  });

  test('list and thread take one statement each', async () => {
    const { id } = await aDiscussion(app, { by: ann, course, replies: [ben, ann] });
    await app.graphql('{ viewer { id } }', {}, { as: ann }); // the session is cached from here on
    const sent: number[] = [];
    const { runStatements } = app.services;
    app.services.runStatements = (viewer, statements) => {
      sent.push(statements.length);
      return runStatements(viewer, statements);
    };
    const { errors } = await app.graphql(
      `query ($id: ID!) {
        discussion(id: $id) { title viewerCan { delete } replies(last: 10) { nodes { body author { displayName } } } }
        discussions(first: 10) { pageCount nodes { title author { displayName } course { title } lastReply { author { displayName } } } }
      }`,
      { id },
      { as: ann },
    );
    app.services.runStatements = runStatements;
    expect(errors).toEqual([]);
    expect(sent).toEqual([2]);
  });
});

test('one person posts at most 30 times a minute including concurrent replies, which does not limit others', async () => {
  const flooder = await aStudent(app, { institution: teacher.institution });
  const { data } = await start(app, flooder, {});
  const { id } = data.startDiscussion.discussion;
  const answers = await Promise.all(Array.from({ length: 40 }, () => reply(app, flooder, id)));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(29);
  const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
  expect(refused).toHaveLength(11);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]!.errors[0]!.message).toBe('You’re posting too often. Wait a minute and try again.');
  const mine = answers.find(({ errors }) => errors.length === 0)!.data.replyToDiscussion.reply.id;
  expect((await start(app, flooder, {})).code).toBe('TOO_MANY_REQUESTS');
  expect((await change(app, flooder, { id, title: 'Another' })).code).toBe('TOO_MANY_REQUESTS');
  expect((await changeReply(app, flooder, mine, 'Another')).code).toBe('TOO_MANY_REQUESTS');
  expect((await reply(app, ben, id)).errors).toEqual([]);
});
