import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { grade, handIn } from './calls.ts';

let app: App;
let other: App;
let teacher: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 20 });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

async function aLearner(): Promise<Member> {
  const member = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student: member });
  return member;
}

async function watch(as: Member, activity?: ItemRow) {
  const events = app.subscribe(
    `subscription Watch($id: ID) { submissionChanged(activityId: $id) {
      activityId submissionId submission { description state points viewerCan { grade } }
    } }`,
    { id: activity?.id ?? null },
    { as },
  );
  await events.ready;
  return {
    /** The changed submission. */
    next: async () => (await events.next()).value?.data?.submissionChanged.submission as unknown,
    /** The whole event. */
    event: async () => (await events.next()).value?.data?.submissionChanged as unknown,
    stop: () => events.return(),
  };
}

test('work and its grade, through another instance, reach their recipients only', async () => {
  const activity = await anActivity(app, { course });
  const [student, classmate] = [await aLearner(), await aLearner()];
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const strangersCourse = await aCourse(app, { by: stranger });
  const [mine, classmates, taught, strangers] = [
    await watch(student),
    await watch(classmate),
    await watch(teacher, activity),
    await watch(stranger),
  ];
  const submitted = await handIn(other, activity, student, { description: 'Mine.' });
  const { id } = submitted.data.submitWork.submission;
  const work = { description: 'Mine.', state: 'SUBMITTED', points: null };
  expect(await mine.next()).toEqual({ ...work, viewerCan: { grade: false } });
  expect(await taught.next()).toEqual({ ...work, viewerCan: { grade: true } });
  await grade(other, { id }, teacher, { points: 90 });
  expect(await mine.next()).toMatchObject({ state: 'GRADED', points: 90 });
  expect(await taught.next()).toMatchObject({ state: 'GRADED', points: 90 });

  // Others first receive their own event, so nothing arrived before it; a teacher receives only their activity.
  const second = await anActivity(app, { course });
  await handIn(other, second, classmate, { description: 'A classmate’s.' });
  expect(await classmates.next()).toMatchObject({ description: 'A classmate’s.' });
  await handIn(other, activity, classmate, { description: 'For the first.' });
  expect(await taught.next()).toMatchObject({ description: 'For the first.' });
  const theirs = await aCohort(app, { by: stranger, courses: [strangersCourse] });
  await anEnrollment(app, { cohort: theirs, student });
  await handIn(other, await anActivity(app, { course: strangersCourse }), student, {
    description: 'Strange.',
  });
  expect(await strangers.next()).toMatchObject({ description: 'Strange.' });
  await Promise.all([mine, classmates, taught, strangers].map((watcher) => watcher.stop()));
});

test('a teacher who is removed from the cohort while subscribed receives no more of its work', async () => {
  const activity = await anActivity(app, { course });
  const [first, second] = [await aLearner(), await aLearner()];
  const assistant = await aTeacher(app, { institution: teacher.institution });
  const own = await aCourse(app, { by: assistant });
  const theirs = await aCohort(app, { by: assistant, courses: [own] });
  await anEnrollment(app, { cohort: theirs, student: first });
  const teaching = (mutation: string) =>
    other.graphql(
      `mutation T($c: ID!, $m: ID!) { ${mutation}(input: { cohortId: $c, memberId: $m }) { cohort { id } } }`,
      { c: cohort.id, m: assistant.membershipId },
      { as: teacher },
    );
  expect((await teaching('addCohortInstructor')).errors).toEqual([]);
  const heard = await watch(assistant);
  await handIn(other, activity, first, { description: 'While teaching.' });
  expect(await heard.next()).toMatchObject({ description: 'While teaching.' });
  expect((await teaching('removeCohortInstructor')).errors).toEqual([]);
  await handIn(other, activity, second, { description: 'Afterwards.' });
  await handIn(other, await anActivity(app, { course: own }), first, { description: 'Of the own course.' });
  expect(await heard.next()).toMatchObject({ description: 'Of the own course.' });
  await heard.stop();
});

test('a deleted activity reaches those who could read its submissions only', async () => {
  const activity = await anActivity(app, { course });
  const [student, classmate] = [await aLearner(), await aLearner()];
  const admin = await anAdmin(app, { institution: teacher.institution });
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const strangersCourse = await aCourse(app, { by: stranger });
  await handIn(app, activity, student, { description: 'Work.' });
  const heard = [
    await watch(student),
    await watch(student, activity),
    await watch(teacher, activity),
    await watch(admin),
  ];
  const others = [await watch(classmate), await watch(stranger), await watch(await anAdmin(app))];
  const elsewhere = await watch(teacher, await anActivity(app, { course }));
  const { errors } = await other.graphql(
    'mutation ($id: ID!) { deleteActivity(input: { id: $id }) { id } }',
    { id: activity.id },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  const gone = { activityId: activity.id, submissionId: null, submission: null };
  for (const watcher of heard) expect(await watcher.event()).toEqual(gone);

  // Others first receive their own event, so the deletion did not arrive before it.
  await handIn(other, await anActivity(app, { course }), classmate, { description: 'A classmate’s.' });
  expect(await others[0]!.next()).toMatchObject({ description: 'A classmate’s.' });
  const theirs = await aCohort(app, { by: stranger, courses: [strangersCourse] });
  await anEnrollment(app, { cohort: theirs, student });
  await handIn(other, await anActivity(app, { course: strangersCourse }), student, {
    description: 'Strange.',
  });
  expect(await others[1]!.next()).toMatchObject({ description: 'Strange.' });
  await Promise.all([...heard, ...others, elsewhere].map((watcher) => watcher.stop()));
});

test('the activities of a deleted course are reported, without those deleted before', async () => {
  const former = await aCourse(app, { by: teacher });
  const [kept, deleted] = [
    await anActivity(app, { course: former }),
    await anActivity(app, { course: former }),
  ];
  const student = await aStudent(app, { institution: teacher.institution });
  for (const activity of [kept, deleted]) await aSubmission(app, { activity, student });
  await app.db.query('update activity set deleted_at = now() where id = $1', [deleted.id]);
  const heard = await watch(student);
  const { errors } = await other.graphql(
    'mutation ($id: ID!) { deleteCourse(input: { id: $id }) { id } }',
    { id: former.id },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  expect(await heard.event()).toEqual({ activityId: kept.id, submissionId: null, submission: null });
  const activity = await anActivity(app, { course });
  await anEnrollment(app, { cohort, student });
  await handIn(other, activity, student, { description: 'Next.' });
  expect(await heard.next()).toMatchObject({ description: 'Next.' });
  await heard.stop();
});
