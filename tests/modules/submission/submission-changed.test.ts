import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anEnrollment,
  aStudent,
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
    'subscription Watch($id: ID) { submissionChanged(activityId: $id) { description state points viewerCan { grade } } }',
    { id: activity?.id ?? null },
    { as },
  );
  await events.ready;
  return {
    next: async () => (await events.next()).value?.data?.submissionChanged as unknown,
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
