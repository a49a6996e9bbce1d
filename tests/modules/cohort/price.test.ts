import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_ROLE } from '#platform/database/tenancy';
import { SET_FOR_VISITORS } from '#platform/database/visitor-settings';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  type Actor,
  anAccount,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { callsOf } from '#tests/api/rest/call';

/** Prices in dollars: a public course for 100, one for members only for 50. */
const PRICE = 150;

let app: App;
const { get } = callsOf(() => app);
let teacher: Member;
let cohort: ItemRow;
let free: ItemRow;
let ownPrice: ItemRow;
let people: Record<string, Actor>;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  const by = teacher;
  const courses = [
    await aCourse(app, { by, price: 100, isPublic: true }),
    await aCourse(app, { by, price: 50 }),
    await aCourse(app, { by, price: 7, status: 'draft' }),
    await aCourse(app, { by, price: 9, deletedAt: inDays(-1) }),
  ];
  cohort = await aCohort(app, { by, courses, isPublic: true });
  free = await aCohort(app, { by, isPublic: true });
  ownPrice = await aCohort(app, { by, courses, isPublic: true, price: 20 });
  people = {
    'a visitor': aVisitor(),
    'an account without an institution': await anAccount(app),
    'a student of another institution': await aStudent(app, {
      institution: (await aTeacher(app)).institution,
    }),
    'a student with a seat only': await aSeatHolder(),
    'a student of the institution': await aStudent(app, { institution }),
    'the teacher': teacher,
  };
});
afterAll(() => app.stop());

/** Creates a student whose membership covers only a seat in the cohort. */
async function aSeatHolder(): Promise<Member> {
  const student = await aStudent(app, { institution: teacher.institution });
  await app.db.query(`update membership set access = 'seat' where id = $1`, [student.membershipId]);
  await enroll(student);
  return student;
}

const enroll = (as: Actor) =>
  app.graphql(
    'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { price { amount currency } cohort { price { amount currency } } } } }',
    { id: cohort.id },
    { as },
  );

const PEOPLE = [
  'a visitor',
  'an account without an institution',
  'a student of another institution',
  'a student with a seat only',
  'a student of the institution',
  'the teacher',
];

describe('the price of a public cohort with a course for members only', () => {
  test.each(PEOPLE)('is the same in the detail and in REST for %s', async (name) => {
    const as = people[name]!;
    const { data } = await app.graphql(
      `query ($id: ID!, $free: ID!, $own: ID!) {
        cohort(id: $id) { ...P } free: cohort(id: $free) { ...P } own: cohort(id: $own) { ...P } }
        fragment P on Cohort { price { amount currency } }`,
      { id: cohort.id, free: free.id, own: ownPrice.id },
      { as },
    );
    expect(data).toEqual({
      cohort: { price: inDollars(PRICE) },
      free: { price: inDollars(0) },
      own: { price: inDollars(20) },
    });
    const { status, body } = await get(`/cohorts/${cohort.id}`, { as });
    expect({ status, price: body.price }).toEqual({ status: 200, price: PRICE });
  });

  // The list of a session is that of its institution.
  test.each(PEOPLE.filter((name) => !name.includes('another')))(
    'is the same in lists for %s',
    async (name) => {
      const { data } = await app.graphql(
        '{ cohorts { nodes { id price { amount currency } } } }',
        {},
        { as: people[name]! },
      );
      expect(data.cohorts.nodes).toContainEqual({ id: cohort.id, price: inDollars(PRICE) });
    },
  );
});

test('outsiders read neither the courses for members of a public cohort nor what a private one has', async () => {
  const hidden = await aCohort(app, {
    by: teacher,
    courses: [await aCourse(app, { by: teacher, price: 30 })],
  });
  const client = await app.db.connect();
  try {
    await client.query(`begin; set local role ${PUBLIC_ROLE}`);
    await client.query(SET_FOR_VISITORS, ['']);
    const read = async ({ id }: ItemRow) =>
      (
        await client.query<{ links: number; courses: number; price: number | null }>(
          `select count(*)::int as links, sum(link.course_price)::float8 as price, count(course.id)::int as courses
           from cohort_course link left join course on course.institution_id = link.institution_id and course.id = link.course_id
           where link.cohort_id = $1`,
          [id],
        )
      ).rows[0];
    expect(await read(cohort)).toEqual({ links: 4, courses: 1, price: PRICE });
    expect(await read(hidden)).toEqual({ links: 0, courses: 0, price: null });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
