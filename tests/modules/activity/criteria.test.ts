import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CRITERIA } from '#modules/activity/criterion.rules';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anActivity, aTeacher, inDays, type ItemRow, type Member } from '#tests/support/factories';

let app: App;
let teacher: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

const day = inDays(20).toISOString().slice(0, 10);

const create = (criteria?: object[] | null) =>
  app.graphql(
    `mutation ($input: CreateActivityInput!) { createActivity(input: $input) { activity { id criteria { name percent } } } }`,
    {
      input: {
        title: 'Poster',
        description: 'One page.',
        type: 'PROJECT',
        courseId: course.id,
        startsAt: `${day}T09:00:00Z`,
        dueAt: `${day}T11:00:00Z`,
        points: 40,
        instructions: 'Print it.',
        ...(criteria !== undefined && { criteria }),
      },
    },
    { as: teacher },
  );

const update = (id: string, input: object) =>
  app.graphql(
    `mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { criteria { name percent } } } }`,
    { input: { id, ...input } },
    { as: teacher },
  );

describe('criteria of an activity', () => {
  test('are those of the documents unless others are given', async () => {
    for (const answer of [await create(), await create(null)])
      expect(answer.data.createActivity.activity.criteria).toEqual(DEFAULT_CRITERIA);
    const own = [
      { name: 'Composition', percent: 70 },
      { name: 'Print', percent: 30 },
    ];
    const { data } = await create(own);
    expect(data.createActivity.activity.criteria).toEqual(own);
    expect((await create([])).data.createActivity.activity.criteria).toEqual([]);
  });

  test('are replaced by an update, and kept without one', async () => {
    const { id } = await anActivity(app, { course });
    expect((await update(id, { title: 'Poster II' })).data.updateActivity.activity.criteria).toEqual(
      DEFAULT_CRITERIA,
    );
    const criteria = [{ name: 'Print', percent: 100 }];
    expect((await update(id, { criteria })).data.updateActivity.activity.criteria).toEqual(criteria);
    expect((await update(id, { points: 7 })).data.updateActivity.activity.criteria).toEqual(criteria);
  });

  const half = { name: 'Print', percent: 50 };
  test.each([
    [
      'shares of 90',
      [half, { name: 'Ink', percent: 40 }],
      'criteria',
      'The shares must add up to 100%. They add up to 90%.',
    ],
    [
      'the same name twice',
      [half, { name: ' print ', percent: 50 }],
      'criteria',
      'Each criterion needs a name of its own.',
    ],
    [
      'a share of 0',
      [
        { ...half, percent: 100 },
        { name: 'Ink', percent: 0 },
      ],
      'criteria.1.percent',
      'Enter a whole number from 1 to 100.',
    ],
    ['no name', [{ name: ' ', percent: 100 }], 'criteria.0.name', 'Enter a name.'],
    [
      'eleven',
      Array.from({ length: 11 }, (_, at) => ({ name: `Part ${at}`, percent: at === 0 ? 90 : 1 })),
      'criteria',
      'List up to 10 criteria.',
    ],
  ])('with %s are refused', async (_, criteria, field, message) => {
    const { errors } = await create(criteria);
    expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID' });
    expect(errors[0]!.extensions['fields']).toContainEqual({ field, message });
  });
});
