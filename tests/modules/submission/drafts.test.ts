import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles } from '#modules/file/clean-files.jobs';
import { type App, startApp } from '#tests/support/app';
import { aFile, anActivity, aStudent, type ItemRow, type Member, aClass } from '#tests/support/factories';
import { draftOf, handIn, saveDraft } from './calls.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
let student: Member;
let classmate: Member;
beforeAll(async () => {
  app = await startApp();
  const { students, ...others } = await aClass(app, 2);
  ({ teacher, course } = others);
  [student, classmate] = students as [Member, Member];
});
afterAll(() => app.stop());

const statusOf = async (file: string, as = student) =>
  (await app.request('GET', `/files/${file}`, { as })).status;

describe('drafts of work', () => {
  test('a draft and its files are there for the student only, and the last call wins', async () => {
    const activity = await anActivity(app, { course });
    const [first, second] = [
      await aFile(app, { by: student, name: 'first.js' }),
      await aFile(app, { by: student, name: 'second.js' }),
    ];
    expect(
      (await saveDraft(app, activity, student, { description: 'One', fileIds: [first] })).errors,
    ).toEqual([]);
    const { data } = await saveDraft(app, activity, student, { description: 'Two', fileIds: [second] });
    expect(data.saveSubmissionDraft.activity.viewerDraft).toMatchObject({
      description: 'Two',
      files: [{ name: 'second.js' }],
    });
    expect(await draftOf(app, activity, student)).toMatchObject({ description: 'Two' });
    for (const other of [classmate, teacher]) {
      expect(await draftOf(app, activity, other)).toBeNull();
      expect(await statusOf(second, other)).toBe(404);
    }
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  test('files of a draft are kept longer than unused ones', async () => {
    const activity = await anActivity(app, { course });
    const createdAt = new Date(Date.now() - 3 * 86_400_000);
    const [kept, unused] = [
      await aFile(app, { by: student, createdAt }),
      await aFile(app, { by: student, createdAt }),
    ];
    await saveDraft(app, activity, student, { fileIds: [kept] });
    await removeUnusedFiles(app.services);
    expect([await statusOf(kept), await statusOf(unused)]).toEqual([200, 404]);
  });

  test('submitting uses the draft up, and the files of earlier attempts can be in the next draft', async () => {
    const activity = await anActivity(app, { course });
    const file = await aFile(app, { by: student, name: 'work.js' });
    await saveDraft(app, activity, student, { description: 'Soon', fileIds: [file] });
    const { errors } = await handIn(app, activity, student, { fileIds: [file] });
    expect(errors).toEqual([]);
    expect(await draftOf(app, activity, student)).toBeNull();
    await saveDraft(app, activity, student, { description: 'Better', fileIds: [file] });
    expect((await draftOf(app, activity, student))!.files).toEqual([{ name: 'work.js' }]);
    const discarded = await app.graphql(
      'mutation ($id: ID!) { discardSubmissionDraft(input: { activityId: $id }) { activity { viewerDraft { id } } } }',
      { id: activity.id },
      { as: student },
    );
    expect(discarded.data.discardSubmissionDraft.activity.viewerDraft).toBeNull();
    expect(await statusOf(file, teacher)).toBe(200);
  });

  test('files of others and too long texts are refused', async () => {
    const activity = await anActivity(app, { course });
    const theirs = await aFile(app, { by: classmate });
    expect((await saveDraft(app, activity, student, { fileIds: [theirs] })).code).toBe('INVALID');
    expect((await saveDraft(app, activity, student, { description: 'x'.repeat(20_001) })).code).toBe(
      'INVALID',
    );
    const outsider = await aStudent(app, { institution: teacher.institution });
    expect((await saveDraft(app, activity, outsider)).code).toBe('FORBIDDEN');
    expect(await draftOf(app, activity, student)).toBeNull();
  });
});
