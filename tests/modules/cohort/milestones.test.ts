import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  anAdmin,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { aMilestone } from './dates.ts';

let app: App;
let teacher: Member;
let colleague: Member;
let student: Member;
let stranger: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
  stranger = await anAdmin(app);
});
beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher, startDate: inDays(10), endDate: inDays(30) });
});
afterAll(() => app.stop());

const BELOW = 'milestone { id title description deadline } cohort { milestones { id title } }';
const add = (input: object = {}, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: AddMilestoneInput!) { addMilestone(input: $input) { ${BELOW} } }`,
    { input: { cohortId: cohort.id, title: 'Draft', deadline: inDays(20).toISOString(), ...input } },
    { as },
  );
const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: UpdateMilestoneInput!) { updateMilestone(input: $input) { ${BELOW} } }`,
    { input },
    { as },
  );
const remove = (id: string, as: Actor = teacher) =>
  app.graphql(
    'mutation ($id: ID!) { removeMilestone(input: { id: $id }) { id cohort { milestones { id } } } }',
    { id },
    { as },
  );

describe('milestones of a cohort', () => {
  test('are added, changed and removed, and listed by deadline', async () => {
    const first = (await add({ title: ' Draft ', description: 'Half of it' })).data.addMilestone;
    expect(first.milestone).toMatchObject({ title: 'Draft', description: 'Half of it' });
    const second = (await add({ title: 'Plan', deadline: inDays(12).toISOString() })).data.addMilestone;
    expect(second.cohort.milestones).toEqual([
      { id: second.milestone.id, title: 'Plan' },
      { id: first.milestone.id, title: 'Draft' },
    ]);
    const deadline = inDays(11).toISOString();
    const moved = (await update({ id: first.milestone.id, deadline })).data.updateMilestone;
    expect(moved.milestone).toEqual({ ...first.milestone, deadline });
    expect(moved.cohort.milestones[0].id).toBe(first.milestone.id);
    expect((await remove(second.milestone.id)).data.removeMilestone).toEqual({
      id: second.milestone.id,
      cohort: { milestones: [{ id: first.milestone.id }] },
    });
    expect(await remove(second.milestone.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each<[field: string, input: () => object]>([
    ['title', () => ({ title: ' ' })],
    ['description', () => ({ description: 'x'.repeat(1001) })],
    ['deadline', () => ({ deadline: inDays(9).toISOString() })],
    ['deadline', () => ({ deadline: inDays(31).toISOString() })],
  ])('have a valid %s %#', async (field, input) => {
    const id = await aMilestone(app, cohort, inDays(20));
    for (const answer of [await add(input()), await update({ id, ...input() })]) {
      expect(answer).toMatchObject({ code: 'INVALID' });
      expect(answer.errors[0]!.extensions.fields!.map((problem) => problem.field)).toEqual([field]);
    }
  });

  test('are at most 100, also when two are added at once', async () => {
    for (let at = 0; at < 99; at++) await aMilestone(app, cohort, inDays(20));
    const codes = (await Promise.all([add(), add()])).map(({ code }) => code ?? 'added');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'added']);
  });

  test('are changed only by those who may edit the cohort', async () => {
    const id = await aMilestone(app, cohort, inDays(20));
    for (const as of [student, colleague])
      for (const answer of [await add({}, as), await update({ id, title: 'Mine' }, as), await remove(id, as)])
        expect(answer).toMatchObject({ code: 'FORBIDDEN' });
    const unknown = await remove(uuidv7(), stranger);
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
    expect((await remove(id, stranger)).text).toBe(unknown.text);
    expect((await update({ id, title: 'Mine' }, stranger)).code).toBe('NOT_FOUND');
  });

  test('reach open screens', async () => {
    const events = app.subscribe(
      'subscription ($ids: [ID!]) { cohortChanged(ids: $ids) { cohort { milestones { title } } } }',
      { ids: [cohort.id] },
      { as: student },
    );
    await events.ready;
    await add({ title: 'Live' });
    expect((await events.next()).value!.data!.cohortChanged.cohort.milestones).toEqual([{ title: 'Live' }]);
    await events.return();
  });
});
