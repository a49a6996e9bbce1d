import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import { aDiscussion, aFile, anActivity, type ItemRow, type Member, aClass } from '#tests/support/factories';
import { handIn } from './calls.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  const { students, ...others } = await aClass(app);
  ({ teacher, course } = others);
  student = students[0]!;
});
afterAll(() => app.stop());

const refusalOf = async (activity: ItemRow, input: object) =>
  (await handIn(app, activity, student, input)).errors[0]?.extensions['fields'];

const update = (activity: ItemRow, input: object) =>
  app.graphql(
    `mutation Update($input: UpdateActivityInput!) { updateActivity(input: $input) {
      activity { submissionTypes allowedFileTypes maxFileMegabytes latePolicy { days penalty percent } } } }`,
    { input: { id: activity.id, ...input } },
    { as: teacher },
  );

describe('what students submit', () => {
  test('a link starts with https, and neither files nor a text are needed', async () => {
    const activity = await anActivity(app, { course, workTypes: ['link'] });
    expect(await refusalOf(activity, { fileIds: [], description: '' })).toEqual([
      { field: 'link', message: 'Enter the address of your work.' },
    ]);
    for (const link of ['http://example.org', 'javascript:alert(1)', 'https://', 'ftp://example.org/a'])
      expect(await refusalOf(activity, { fileIds: [], link })).toEqual([
        { field: 'link', message: 'Enter an address that starts with https://.' },
      ]);
    const link = 'https://example.org/work';
    expect(await refusalOf(activity, { link })).toEqual([
      { field: 'fileIds', message: 'This activity doesn’t ask for this.' },
    ]);
    const { data, errors } = await handIn(app, activity, student, { fileIds: null, description: null, link });
    expect(errors).toEqual([]);
    expect(data.submitWork.submission).toMatchObject({ link, description: '', files: [] });
  });

  test('a discussion is one about the course in which the student wrote', async () => {
    const activity = await anActivity(app, { course, workTypes: ['discussion'] });
    const message = 'Choose a discussion about this course in which you wrote.';
    const own = await aDiscussion(app, { by: student, course });
    const replied = await aDiscussion(app, { by: teacher, course, replies: [student] });
    const silent = await aDiscussion(app, { by: teacher, course });
    const general = await aDiscussion(app, { by: student });
    for (const { id: discussionId } of [silent, general])
      expect(await refusalOf(activity, { fileIds: [], discussionId })).toEqual([
        { field: 'discussionId', message },
      ]);
    for (const { id: discussionId } of [own, replied]) {
      const { data } = await handIn(app, activity, student, { fileIds: [], discussionId });
      expect(data.submitWork.submission.discussion).toEqual({ id: discussionId });
    }
  });

  test('nothing is submitted where a quiz is planned', async () => {
    const activity = await anActivity(app, { course, workTypes: ['quiz'] });
    expect((await handIn(app, activity, student)).code).toBe('CONFLICT');
  });

  test('only accepted files count, at the upload and with the work', async () => {
    const activity = await anActivity(app, { course, allowedFileTypes: ['.txt'], maxFileMegabytes: 1 });
    const send = (name: string, content: string, id = activity.id) =>
      upload(app, student, name, content, `/files?purpose=submission&for=${id}`);
    const wrong = 'Only .txt files can be attached.';
    expect(await send('a.pdf', '%PDF-1.7')).toMatchObject({
      status: 415,
      body: { message: wrong },
    });
    expect(await send('a.txt', 'x'.repeat(1024 ** 2 + 1))).toMatchObject({
      status: 413,
      body: { message: 'Some files exceed the maximum size of 1MB' },
    });
    expect((await send('a.txt', 'Hello.')).status).toBe(201);
    expect((await send('a.txt', 'Hello.', course.id)).status).toBe(404);
    const script = await aFile(app, { by: student, name: 'a.js' }); // uploaded for another activity
    expect(await refusalOf(activity, { fileIds: [script] })).toEqual([{ field: 'fileIds', message: wrong }]);
    const large = await aFile(app, { by: student, name: 'a.txt', content: 'x'.repeat(1024 ** 2 + 1) });
    expect(await refusalOf(activity, { fileIds: [large] })).toEqual([
      { field: 'fileIds', message: 'Some files exceed the maximum size of 1MB' },
    ]);
  });

  test('teachers choose parts, files and the late policy; what contradicts itself is refused', async () => {
    const activity = await anActivity(app, { course });
    const { data } = await update(activity, {
      submissionTypes: ['FILES', 'LINK'],
      allowedFileTypes: ['DOCX', 'PNG'],
      maxFileMegabytes: 2,
      latePolicy: { days: 3, penalty: 'PER_DAY', percent: 10 },
    });
    expect(data.updateActivity.activity).toEqual({
      submissionTypes: ['FILES', 'LINK'],
      allowedFileTypes: ['DOCX', 'PNG'],
      maxFileMegabytes: 2,
      latePolicy: { days: 3, penalty: 'PER_DAY', percent: 10 },
    });
    const refused: [object, string][] = [
      [{ submissionTypes: [] }, 'submissionTypes'],
      [{ submissionTypes: ['TEXT', 'TEXT'] }, 'submissionTypes'],
      [{ submissionTypes: ['QUIZ', 'TEXT'] }, 'submissionTypes'],
      [{ allowedFileTypes: [] }, 'allowedFileTypes'],
      [{ allowedFileTypes: ['PDF', 'PDF'] }, 'allowedFileTypes'],
      [{ maxFileMegabytes: 11 }, 'maxFileMegabytes'],
      [{ latePolicy: { penalty: 'FIXED' } }, 'latePolicy.percent'],
      [{ latePolicy: { penalty: 'FIXED', percent: 101 } }, 'latePolicy.percent'],
      [{ latePolicy: { days: 0, penalty: 'NONE' } }, 'latePolicy.days'],
    ];
    for (const [input, field] of refused)
      expect((await update(activity, input)).errors[0]?.extensions['fields']).toMatchObject([{ field }]);
  });
});
