import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCoTeacher,
  aCourse,
  aDiscussion,
  anAdmin,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { change, remove, removeReply, reply, start } from './calls.ts';

let app: App;
let other: App;
let teacher: Member;
let ann: Member;
let ben: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  teacher = await aTeacher(app);
  ann = await aStudent(app, { institution: teacher.institution });
  ben = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const WATCH = `subscription ($id: ID, $courseId: ID) {
  discussionChanged(id: $id, courseId: $courseId) {
    id replyId discussion { title replyCount } reply { body }
  }
}`;

async function watch(as: Member, variables: object = {}) {
  const events = app.subscribe(WATCH, variables as Record<string, unknown>, { as });
  await events.ready;
  return {
    next: async () => (await events.next()).value?.data?.discussionChanged,
    stop: () => events.return(),
  };
}

test('new, replied, changed and deleted discussions arrive through another instance', async () => {
  const watcher = await watch(ben);
  const started = await start(other, ann, { courseId: course.id, title: 'Live' });
  const { id } = started.data.startDiscussion.discussion;
  expect(await watcher.next()).toEqual({
    id,
    replyId: null,
    discussion: { title: 'Live', replyCount: 0 },
    reply: null,
  });
  const replied = await reply(other, teacher, id, { body: 'Welcome' });
  const replyId = replied.data.replyToDiscussion.reply.id;
  expect(await watcher.next()).toEqual({
    id,
    replyId,
    discussion: { title: 'Live', replyCount: 1 },
    reply: { body: 'Welcome' },
  });
  await change(other, ann, { id, title: 'Lively' });
  expect(await watcher.next()).toMatchObject({ replyId: null, discussion: { title: 'Lively' } });
  await removeReply(other, teacher, replyId);
  expect(await watcher.next()).toMatchObject({ replyId, reply: null, discussion: { replyCount: 0 } });
  await remove(other, ann, id);
  expect(await watcher.next()).toEqual({ id, replyId: null, discussion: null, reply: null });
  await watcher.stop();
});

test('a subscriber of one discussion or course receives nothing else', async () => {
  const [one, another] = [await aDiscussion(app, { by: ann, course }), await aDiscussion(app, { by: ann })];
  const [ofOne, ofCourse] = [await watch(ben, { id: one.id }), await watch(ben, { courseId: course.id })];
  await reply(app, ann, another.id, { body: 'Elsewhere' });
  await reply(app, ann, one.id, { body: 'Here' });
  for (const watcher of [ofOne, ofCourse]) {
    expect(await watcher.next()).toMatchObject({ id: one.id, reply: { body: 'Here' } });
    await watcher.stop();
  }
});

test('changes of drafts reach their owner, co-teachers and admins only, and never another institution', async () => {
  const draft = await aCourse(app, { by: teacher, status: 'draft' });
  const admin = await anAdmin(app, { institution: teacher.institution });
  const [coTeacher, colleague] = [
    await aTeacher(app, { institution: teacher.institution }),
    await aTeacher(app, { institution: teacher.institution }),
  ];
  await aCoTeacher(app, { course: draft, member: coTeacher, mayEdit: false });
  const stranger = await aTeacher(app);
  const [owner, co, boss, outsider, student, elsewhere] = [
    await watch(teacher),
    await watch(coTeacher),
    await watch(admin),
    await watch(colleague),
    await watch(ann),
    await watch(stranger),
  ];
  const hidden = await start(app, teacher, { courseId: draft.id, title: 'Not yet' });
  const { id } = hidden.data.startDiscussion.discussion;
  await remove(app, teacher, id);
  await start(app, teacher, { title: 'For all' });
  await start(app, stranger, { title: 'Ours' });
  for (const watcher of [owner, co, boss]) {
    expect(await watcher.next()).toMatchObject({ id });
    expect(await watcher.next()).toMatchObject({ id });
  }
  for (const watcher of [owner, co, boss, outsider, student])
    expect((await watcher.next()).discussion.title).toBe('For all');
  expect((await elsewhere.next()).discussion.title).toBe('Ours');
  for (const watcher of [owner, co, boss, outsider, student, elsewhere]) await watcher.stop();
});
