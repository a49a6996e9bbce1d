import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aDiscussion,
  anAdmin,
  aStudent,
  aTeacher,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { removeReply, reply } from './calls.ts';

let app: App;
let teacher: Member;
let colleague: Member;
let admin: Member;
let ann: Member;
let ben: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  admin = await anAdmin(app, { institution });
  ann = await aStudent(app, { institution });
  ben = await aStudent(app, { institution });
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

/** Returns the titles and the number of the unanswered questions that an actor sees. */
async function unansweredSeenBy(as: Actor): Promise<string[]> {
  const { data, errors } = await app.graphql(
    '{ discussions(isUnanswered: true, first: 20) { totalCount nodes { title } } }',
    {},
    { as },
  );
  expect(errors).toEqual([]);
  const titles = (data!['discussions'] as { nodes: { title: string }[] }).nodes.map(({ title }) => title);
  expect(data!['discussions']).toMatchObject({ totalCount: titles.length });
  return titles.toSorted();
}

test('lists questions of students without a reply of somebody else, to those who moderate them', async () => {
  const theirs = await aCourse(app, { by: colleague });
  await aDiscussion(app, { by: ann, course, title: 'About the course' });
  await aDiscussion(app, { by: ann, course, title: 'With an addition', replies: [ann] });
  await aDiscussion(app, { by: ann, title: 'In general' });
  await aDiscussion(app, { by: ann, course: theirs, title: 'About another course' });
  await aDiscussion(app, { by: ann, course, title: 'Answered by a student', replies: [ben] });
  await aDiscussion(app, { by: ann, course, title: 'Answered by the teacher', replies: [ann, teacher] });
  await aDiscussion(app, { by: teacher, course, title: 'Not a question' });

  const general = ['About the course', 'In general', 'With an addition'];
  expect(await unansweredSeenBy(teacher)).toEqual(general);
  expect(await unansweredSeenBy(colleague)).toEqual(['About another course', 'In general']);
  expect(await unansweredSeenBy(admin)).toEqual(['About another course', ...general]);
  expect(await unansweredSeenBy(ann)).toEqual([]);
  expect(await unansweredSeenBy(await anAdmin(app))).toEqual([]);
});

test('a reply takes a question off the list, and deleting the reply brings it back', async () => {
  const { id } = await aDiscussion(app, { by: ben, course, title: 'Which chapter?' });
  expect(await unansweredSeenBy(teacher)).toContain('Which chapter?');
  const { data } = await reply(app, ann, id);
  expect(await unansweredSeenBy(teacher)).not.toContain('Which chapter?');
  const { reply: written } = data!['replyToDiscussion'] as { reply: { id: string } };
  await removeReply(app, ann, written.id);
  expect(await unansweredSeenBy(teacher)).toContain('Which chapter?');
});
