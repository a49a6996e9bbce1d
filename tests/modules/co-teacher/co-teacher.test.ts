import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCoTeacher,
  aCourse,
  aLesson,
  anActivity,
  anAdmin,
  anEnrollment,
  anInstitution,
  aQuiz,
  aStudent,
  aSubmission,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { handIn } from '#tests/modules/submission/calls';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let owner: Member;
let admin: Member;
/** Co-teacher who may edit. */
let editor: Member;
/** Co-teacher who may not. */
let reader: Member;
let colleague: Member;
/** Runs the cohort with the course. */
let instructor: Member;
let student: Member;
let draft: ItemRow;
let course: ItemRow;
let activity: ItemRow;
let submission: ItemRow;

beforeEach(async () => {
  owner = await aTeacher(app);
  const { institution } = owner;
  [admin, editor, reader, colleague, instructor, student] = await Promise.all([
    anAdmin(app, { institution }),
    aTeacher(app, { institution }),
    aTeacher(app, { institution }),
    aTeacher(app, { institution }),
    aTeacher(app, { institution }),
    aStudent(app, { institution }),
  ]);
  draft = await aCourse(app, { by: owner, status: 'draft' });
  course = await aCourse(app, { by: owner });
  for (const one of [draft, course]) {
    await aCoTeacher(app, { course: one, member: editor });
    await aCoTeacher(app, { course: one, member: reader, mayEdit: false });
  }
  const cohort = await aCohort(app, { by: instructor, courses: [course] });
  await anEnrollment(app, { cohort, student });
  activity = await anActivity(app, { course });
  submission = await aSubmission(app, { activity, student });
});

const codeOf = ({ errors }: { errors: { extensions?: { code?: unknown } }[] }) =>
  (errors[0]?.extensions?.code as string | undefined) ?? null;

const add = (item: ItemRow, member: Member, as: Actor, mayEdit = true) =>
  app.graphql(
    `mutation ($input: AddCoTeacherInput!) { addCoTeacher(input: $input) { course { coTeachers { mayEdit member { id } } } } }`,
    { input: { courseId: item.id, memberId: member.membershipId, mayEdit } },
    { as },
  );

const remove = (item: ItemRow, member: Member, as: Actor) =>
  app.graphql(
    `mutation ($input: RemoveCoTeacherInput!) { removeCoTeacher(input: $input) { course { coTeachers { member { id } } } } }`,
    { input: { courseId: item.id, memberId: member.membershipId } },
    { as },
  );

const ask = async (query: string, item: ItemRow, as: Actor) =>
  app.graphql(`query ($id: ID!) { ${query} }`, { id: item.id }, { as });

/** Runs a mutation by an instructor and returns the code of its error, or null. */
const tried = async (mutation: string, input: object, as: Actor) =>
  codeOf(
    await app.graphql(
      `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`,
      { input },
      { as },
    ),
  );

describe('the matrix of permissions', () => {
  /** Runs a call as both co-teachers, the editor first, and as a colleague. Returns what each gets. */
  const everybody = async (run: (as: Member) => Promise<unknown>) => [
    await run(editor),
    await run(reader),
    await run(colleague),
  ];

  test('reads drafts with their lessons, quizzes and questions', async () => {
    const lesson = await aLesson(app, { course: draft, type: 'quiz' });
    await aQuiz(app, { lesson });
    expect(await everybody(async (as) => codeOf(await ask('course(id: $id) { id }', draft, as)))).toEqual([
      null,
      null,
      'NOT_FOUND',
    ]);
    // They read the lesson, but learn nothing without a seat.
    const complete = 'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }';
    expect(
      await everybody(async (as) => (await app.graphql(complete, { id: lesson.id }, { as })).code ?? null),
    ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    const questions = async (as: Member) =>
      (await ask('lesson(id: $id) { quiz { questions { prompt } } }', lesson, as)).data?.lesson?.quiz
        ?.questions?.length ?? null;
    expect(await everybody(questions)).toEqual([1, 1, null]);
  });

  test('edits the course and everything beneath it', async () => {
    const lesson = await aLesson(app, { course: draft });
    const task = await anActivity(app, { course: draft });
    const edits: [string, () => object][] = [
      ['createSection', () => ({ courseId: draft.id, title: 'More' })],
      ['updateLesson', () => ({ id: lesson.id, title: 'Other' })],
      ['updateActivity', () => ({ id: task.id, title: 'Other' })],
      ['createLinkResource', () => ({ holderId: draft.id, name: 'Link', url: 'https://example.org/a' })],
      ['unpublishCourse', () => ({ id: draft.id })],
      ['duplicateCourse', () => ({ id: draft.id })],
    ];
    for (const [name, input] of edits)
      expect([name, ...(await everybody((as) => tried(name, input(), as)))]).toEqual([
        name,
        null,
        'FORBIDDEN',
        'NOT_FOUND',
      ]);
    for (const name of ['deleteCourse'])
      expect(await everybody((as) => tried(name, { id: draft.id }, as))).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
        'NOT_FOUND',
      ]);
  });

  test('sees work of all students of the course, and grades it with the permission', async () => {
    const points = 'submission(id: $id) { viewerCan { grade } }';
    expect(
      await everybody(
        async (as) => (await ask(points, submission, as)).data?.submission?.viewerCan.grade ?? null,
      ),
    ).toEqual([true, false, null]);
    const book =
      'gradebook(courseId: $id, first: 10) { nodes { id submissions(first: 5) { nodes { id } } } }';
    const rows = async (as: Member) =>
      (await ask(book, course, as)).data.gradebook.nodes.map(
        (row: { submissions: { nodes: object[] } }) => row.submissions.nodes.length,
      ) as number[];
    expect(await everybody(rows)).toEqual([[1], [1], []]);
    const input = { id: submission.id, points: 80 };
    expect(await everybody((as) => tried('gradeSubmission', input, as))).toEqual([
      null,
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
    const waiting = await anActivity(app, { course });
    await aSubmission(app, { activity: waiting, student });
    const toGrade = 'activities(courseId: $id, needsGrading: true) { totalCount }';
    expect(
      await everybody(async (as) => (await ask(toGrade, course, as)).data.activities.totalCount as number),
    ).toEqual([1, 0, 0]);
  });

  test('is shown by `viewerCan` and the lists of own courses', async () => {
    const can = 'course(id: $id) { viewerCan { edit delete share publish seeGradebook manageCoTeachers } }';
    const permissions = async (as: Member) => (await ask(can, course, as)).data.course.viewerCan as object;
    const none = { edit: false, delete: false, share: false, publish: false, manageCoTeachers: false };
    expect(await everybody(permissions)).toEqual([
      { ...none, edit: true, share: true, seeGradebook: true },
      { ...none, seeGradebook: true },
      { ...none, seeGradebook: false },
    ]);
    const mine = async (as: Member) =>
      (await app.graphql('{ myCourses { totalCount } courses { totalCount } }', {}, { as })).data;
    expect(await everybody(mine)).toEqual([
      { myCourses: { totalCount: 2 }, courses: { totalCount: 2 } },
      { myCourses: { totalCount: 2 }, courses: { totalCount: 2 } },
      { myCourses: { totalCount: 0 }, courses: { totalCount: 1 } },
    ]);
  });
});

describe('the owner and admins', () => {
  test('add, change and remove co-teachers, nobody else does', async () => {
    for (const as of [editor, reader, colleague])
      expect(codeOf(await add(course, colleague, as))).toBe('FORBIDDEN');
    expect(codeOf(await remove(course, editor, reader))).toBe('FORBIDDEN');
    expect(codeOf(await add(course, colleague, aVisitor()))).toBe('UNAUTHENTICATED');
    const added = await add(course, colleague, owner, false);
    expect(added.data.addCoTeacher.course.coTeachers.at(-1)).toEqual({
      mayEdit: false,
      member: { id: colleague.membershipId },
    });
    const changed = await add(course, colleague, admin, true);
    expect(changed.data.addCoTeacher.course.coTeachers).toHaveLength(3);
    expect(changed.data.addCoTeacher.course.coTeachers.at(-1).mayEdit).toBe(true);
    for (const as of [owner, admin])
      expect((await remove(course, colleague, as)).data.removeCoTeacher.course.coTeachers).toHaveLength(2);
  });

  test('cannot add students, the owner, former members, strangers, or more than 20', async () => {
    const { institution } = owner;
    const former = await aTeacher(app, { institution });
    await app.db.query(`update membership set status = 'deactivated' where id = $1`, [former.membershipId]);
    for (const member of [student, owner, former])
      expect(codeOf(await add(course, member, owner))).toBe('INVALID');
    expect(codeOf(await add(course, await aTeacher(app), owner))).toBe('NOT_FOUND');
    const others = await Promise.all(Array.from({ length: 18 }, () => aTeacher(app, { institution })));
    for (const member of others) await aCoTeacher(app, { course, member });
    expect(codeOf(await add(course, colleague, owner))).toBe('CONFLICT');
    expect(codeOf(await add(course, reader, owner))).toBe(null);
  });

  test('notify a new co-teacher once', async () => {
    await add(course, colleague, owner);
    await add(course, colleague, owner, false);
    const { data } = await app.graphql(
      '{ notifications { nodes { kind subjectId actor { id } } } }',
      {},
      { as: colleague },
    );
    expect(data.notifications.nodes).toEqual([
      { kind: 'CO_TEACHING', subjectId: course.id, actor: { id: owner.membershipId } },
    ]);
  });
});

test('the end of co-teaching ends the access at once, in subscriptions as well', async () => {
  const watch = async (as: Member) => {
    const events = app.subscribe(
      'subscription { submissionChanged { submission { description } } }',
      {},
      { as },
    );
    await events.ready;
    return async () => (await events.next()).value?.data?.submissionChanged.submission as unknown;
  };
  const [co, taught] = [await watch(reader), await watch(instructor)];
  const hand = async (description: string) => {
    for (const table of ['submission_attempt', 'submission']) await app.db.query(`delete from ${table}`);
    await handIn(app, activity, student, { description });
  };
  await app.db.query("update activity set due_at = now() + interval '1 day' where id = $1", [activity.id]);
  await hand('First.');
  expect(await co()).toEqual({ description: 'First.' });
  expect(await taught()).toEqual({ description: 'First.' });
  await remove(course, reader, owner);
  await hand('Second.');
  expect(await taught()).toEqual({ description: 'Second.' });
  await add(course, reader, owner, false);
  await hand('Third.');
  expect(await co()).toEqual({ description: 'Third.' });
  await remove(draft, reader, owner);
  expect(codeOf(await ask('course(id: $id) { id }', draft, reader))).toBe('NOT_FOUND');
  expect(codeOf(await ask('submission(id: $id) { id }', submission, colleague))).toBe('NOT_FOUND');
});

test('outsiders and members who became students have no access', async () => {
  const stranger = await anAdmin(app, { institution: await anInstitution(app) });
  await app.db.query('update course set is_public = true where id = $1', [course.id]);
  for (const as of [stranger, aVisitor()])
    expect((await ask('course(id: $id) { coTeachers { id } }', course, as)).data.course.coTeachers).toEqual(
      [],
    );
  await app.db.query(`update membership set role = 'student' where id = $1`, [editor.membershipId]);
  await app.services.bus.publish('institutionChanged', { institutionId: owner.institution.id });
  expect(codeOf(await ask('course(id: $id) { id }', draft, editor))).toBe('NOT_FOUND');
});
