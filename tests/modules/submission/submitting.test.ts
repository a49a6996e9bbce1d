import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  anActivity,
  aFile,
  aStudent,
  aSubmission,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
  aClass,
  aClassmate,
  type Class,
} from '#tests/support/factories';
import { grade, handIn, read } from './calls.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
let group: Class;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  group = await aClass(app);
  ({ teacher, course } = group);
  student = group.students[0]!;
});
afterAll(() => app.stop());

const anOverdueActivity = (allowLateSubmission: boolean) =>
  anActivity(app, { course, startsAt: inDays(-2), allowLateSubmission });

const countOf = async (activity: ItemRow) => {
  const { rows } = await app.db.query('select id from submission where activity_id = $1', [activity.id]);
  return rows.length;
};

describe('submitting work', () => {
  test('stores the work, and the student may change it until it is graded', async () => {
    const activity = await anActivity(app, { course });
    const first = await handIn(app, activity, student, { description: '  A *first* try.  ' });
    expect(first.errors).toEqual([]);
    expect(first.data.submitWork.submission).toMatchObject({
      description: 'A *first* try.',
      isLate: false,
      state: 'SUBMITTED',
      points: null,
      feedback: null,
      gradedAt: null,
      gradedBy: null,
      student: { id: student.membershipId },
      activity: { id: activity.id, viewerCan: { submit: true, grade: false } },
      viewerCan: { grade: false },
    });
    const again = await handIn(app, activity, student, { description: 'A better one.' });
    const { id, submittedAt } = first.data.submitWork.submission;
    expect(again.data.submitWork.submission).toMatchObject({ id, description: 'A better one.' });
    expect(Date.parse(again.data.submitWork.submission.submittedAt)).toBeGreaterThan(Date.parse(submittedAt));
    expect(await countOf(activity)).toBe(1);
  });

  test('requires a description, with the error text of the documents', async () => {
    const activity = await anActivity(app, { course });
    const message = 'Please provide a description of your submission';
    const blank = await handIn(app, activity, student, { description: ' \n ' });
    expect(blank.code).toBe('INVALID');
    expect(blank.errors[0]!.extensions['fields']).toEqual([{ field: 'description', message }]);
    const long = await handIn(app, activity, student, { description: 'x'.repeat(20_001) });
    expect(long.code).toBe('INVALID');
  });

  test('requires a file and accepts ten', async () => {
    const activity = await anActivity(app, { course });
    const message = 'Please attach at least one file';
    const without = await handIn(app, activity, student, { fileIds: [] });
    expect(without.code).toBe('INVALID');
    expect(without.errors[0]!.extensions['fields']).toEqual([{ field: 'fileIds', message }]);
    const eleven = await Promise.all(Array.from({ length: 11 }, () => aFile(app, { by: student })));
    expect((await handIn(app, activity, student, { fileIds: eleven })).code).toBe('INVALID');
    expect(await countOf(activity)).toBe(0);
    const ten = eleven.slice(1).toReversed();
    const { data } = await handIn(app, activity, student, { fileIds: ten });
    expect(data.submitWork.submission.files.map(({ id }: { id: string }) => id)).toEqual(ten);
  });

  test('submitting again keeps the named files, and the others with the attempt that had them', async () => {
    const activity = await anActivity(app, { course });
    const [kept, dropped, added] = await Promise.all(
      ['kept.js', 'dropped.js', 'added.js'].map((name) => aFile(app, { by: student, name })),
    );
    await handIn(app, activity, student, { fileIds: [dropped, kept] });
    const { data } = await handIn(app, activity, student, { fileIds: [added, kept] });
    expect(data.submitWork.submission.files.map(({ name }: { name: string }) => name)).toEqual([
      'added.js',
      'kept.js',
    ]);
    expect(data.submitWork.submission.attempts).toMatchObject([
      { number: 2, files: [{ name: 'added.js' }, { name: 'kept.js' }] },
      { number: 1, files: expect.arrayContaining([{ name: 'dropped.js' }, { name: 'kept.js' }]) },
    ]);
    for (const as of [student, teacher])
      expect((await app.request('GET', `/files/${dropped}`, { as })).status).toBe(200);
  });

  test('rejects the whole submission if a file belongs to somebody else or to other work', async () => {
    const [activity, other] = [await anActivity(app, { course }), await anActivity(app, { course })];
    const mine = await aFile(app, { by: student });
    await handIn(app, other, student, { fileIds: [mine] });
    for (const file of [mine, await aFile(app, { by: await aClassmate(app, group) })]) {
      const refused = await handIn(app, activity, student, { fileIds: [file] });
      expect(refused.errors[0]!.extensions).toMatchObject({
        code: 'INVALID',
        fields: [{ field: 'fileIds' }],
      });
    }
    expect(await countOf(activity)).toBe(0);
  });

  test('submitting twenty times concurrently leaves one submission with twenty numbered attempts', async () => {
    const activity = await anActivity(app, { course });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => handIn(app, activity, student, { description: `Try ${at}` })),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.submitWork.submission.id)).size).toBe(1);
    expect(await countOf(activity)).toBe(1);
    const { id } = answers[0]!.data.submitWork.submission;
    const { attempt, attempts, description } = (await read(app, { id }, teacher)).data.submission;
    expect(attempt).toBe(20);
    expect(attempts.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, at) => 20 - at),
    );
    expect(attempts[0].description).toBe(description);
    expect(new Set(attempts.map((tried: { description: string }) => tried.description)).size).toBe(20);
  });

  test('numbering attempts by a read before the write gives two of them one number', async () => {
    const { id, institutionId } = await aSubmission(app, {
      activity: await anActivity(app, { course }),
      student,
    });
    const next = 'select max(number) + 1 as number from submission_attempt where submission_id = $1';
    const numbers = await Promise.all([app.db.query(next, [id]), app.db.query(next, [id])]);
    const write = ({ rows }: { rows: { number: number }[] }) =>
      app.db.query(
        `insert into submission_attempt (institution_id, id, submission_id, number, description, submitted_at)
         values ($1, gen_random_uuid(), $2, $3, '', now())`,
        [institutionId, id, rows[0]!.number],
      );
    const written = await Promise.allSettled(numbers.map(write));
    expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('work after the due time is late where late submissions are accepted, and rejected elsewhere', async () => {
    const lenient = await anOverdueActivity(true);
    const late = await handIn(app, lenient, student);
    expect(late.data.submitWork.submission).toMatchObject({ isLate: true });
    const strict = await anOverdueActivity(false);
    const refused = await handIn(app, strict, student);
    expect(refused.code).toBe('DEADLINE_PASSED');
    expect(await countOf(strict)).toBe(0);
  });

  test('resubmitting after the due time keeps what was submitted in time', async () => {
    const activity = await anActivity(app, { course });
    const { id } = (await handIn(app, activity, student)).data.submitWork.submission;
    await app.db.query('update activity set due_at = now() where id = $1', [activity.id]);
    const again = await handIn(app, activity, student, { description: 'Too late.' });
    expect(again.code).toBe('DEADLINE_PASSED');
    expect((await read(app, { id }, student)).data.submission).toMatchObject({
      description: 'My work.',
      activity: { viewerCan: { submit: false } },
    });
  });

  test('rejects changes to graded work and changes nothing', async () => {
    const activity = await anActivity(app, { course });
    const { id } = (await handIn(app, activity, student)).data.submitWork.submission;
    await grade(app, { id }, teacher);
    const again = await handIn(app, activity, student, { description: 'Another one.' });
    expect(again.code).toBe('CONFLICT');
    expect((await read(app, { id }, student)).data.submission).toMatchObject({
      description: 'My work.',
      state: 'GRADED',
      activity: { viewerCan: { submit: false } },
    });
  });

  test('requires a seat: rejects waiting, unpaid, former and never enrolled students', async () => {
    const activity = await anActivity(app, { course });
    for (const status of ['waitlisted', 'pending', 'cancelled', 'failed'] as const)
      expect((await handIn(app, activity, await aClassmate(app, group, status))).code).toBe('FORBIDDEN');
    const outsider = await aStudent(app, { institution: teacher.institution });
    const refused = await handIn(app, activity, outsider);
    expect(refused.code).toBe('FORBIDDEN');
    expect((await handIn(app, activity, teacher)).code).toBe('FORBIDDEN');
    expect((await handIn(app, activity, await aClassmate(app, group, 'completed'))).errors).toEqual([]);
  });

  test('activities that are drafts, deleted or of another institution are reported as unknown', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const stranger = await aTeacher(app);
    for (const activity of [
      await anActivity(app, { course: draft }),
      await anActivity(app, { course, deletedAt: new Date() }),
      await anActivity(app, { course: await aCourse(app, { by: stranger, isPublic: true }) }),
    ])
      expect((await handIn(app, activity, student)).code).toBe('NOT_FOUND');
  });

  test('submitting and grading concurrently are serialized, and the grade applies to what was graded', async () => {
    for (let round = 0; round < 5; round++) {
      const activity = await anActivity(app, { course });
      const submission = await aSubmission(app, { activity, student, description: 'Seen.' });
      const [again, graded] = await Promise.all([
        handIn(app, activity, student, { description: 'Unseen.' }),
        grade(app, submission, teacher),
      ]);
      expect([undefined, 'CONFLICT']).toContain(again.code);
      expect(graded.errors).toEqual([]);
      const { description } = (await read(app, submission, student)).data.submission;
      expect(description).toBe(again.code === 'CONFLICT' ? 'Seen.' : 'Unseen.');
    }
  });
});
