import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type Member,
} from '#tests/support/factories';

const TAUGHT = `query ($isTaught: Boolean) {
  cohorts(first: 20, isTaught: $isTaught) { totalCount nodes { title } }
}`;
const ADD_INSTRUCTOR = `mutation ($cohortId: ID!, $memberId: ID!) {
  addCohortInstructor(input: { cohortId: $cohortId, memberId: $memberId }) { cohort { id } }
}`;

let app: App;
let teacher: Member;
let colleague: Member;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  colleague = await aTeacher(app, { institution: teacher.institution });
  await aCohort(app, { by: teacher, title: 'Own' });
  await aCohort(app, { by: colleague, title: 'Of the colleague', isPublic: true });
  const shared = await aCohort(app, { by: colleague, title: 'Shared' });
  const added = await app.graphql(
    ADD_INSTRUCTOR,
    { cohortId: shared.id, memberId: teacher.membershipId },
    { as: colleague },
  );
  if (added.code) throw new Error(added.code);
});
afterAll(() => app.stop());

async function titles(as: Actor, isTaught?: boolean): Promise<string[]> {
  const { data, errors } = await app.graphql(TAUGHT, { isTaught }, { as });
  expect(errors).toEqual([]);
  expect(data.cohorts.totalCount).toBe(data.cohorts.nodes.length);
  return data.cohorts.nodes.map(({ title }: { title: string }) => title).toSorted();
}

test('lists the cohorts that the viewer created or teaches', async () => {
  expect(await titles(teacher, true)).toEqual(['Own', 'Shared']);
  expect(await titles(colleague, true)).toEqual(['Of the colleague', 'Shared']);
  expect(await titles(teacher)).toEqual(['Of the colleague', 'Own', 'Shared']);
  expect(await titles(teacher, false)).toEqual(['Of the colleague', 'Own', 'Shared']);
});

test('lists none for an admin or a student who teaches nothing, nor for a visitor', async () => {
  const { institution } = teacher;
  expect(await titles(await anAdmin(app, { institution }), true)).toEqual([]);
  expect(await titles(await aStudent(app, { institution }), true)).toEqual([]);
  expect(await titles(aVisitor(), true)).toEqual([]);
});
