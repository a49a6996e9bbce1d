import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { enroll, standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aPricePlan,
  aStudent,
  aSubmission,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: admin.institution });

const FULL = { name: 'Full Course', price: { amount: 99_900 }, features: ['Everything'] };
const BASIC = {
  name: 'Basic Access',
  price: { amount: 49_900 },
  seats: 2,
  includesLive: false,
  includesGrading: false,
  includesCertificate: false,
};

const FIELDS = `id version price { amount } plans { id name description price { amount currency } features seats
  seatsRemaining includesLive includesGrading includesCertificate position isOffered }`;

const setPlans = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation S($input: SetPricePlansInput!) { setPricePlans(input: $input) { cohort { ${FIELDS} } } }`,
    { input },
    { as },
  );

const read = async (cohort: ItemRow, as?: Actor) =>
  (
    await app.graphql(
      `query C($id: ID!) { cohort(id: $id) { ${FIELDS} } }`,
      { id: cohort.id },
      as ? { as } : {},
    )
  ).data.cohort;

/** Enrolls a student with a plan, as an admin. */
const enrollWith = (cohort: ItemRow, student: Member, planId?: string) =>
  app.graphql(
    `mutation E($input: EnrollMemberInput!) { enrollMember(input: $input) {
      enrollment { id status price { amount } plan { id name } } } }`,
    { input: { cohortId: cohort.id, studentId: student.membershipId, planId } },
    { as: admin },
  );

describe('the plans of a cohort', () => {
  test('are replaced as a whole, in order, and the first one sets the price', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 10 });
    const { data, errors } = await setPlans({ id: cohort.id, version: 1, plans: [FULL, BASIC] });
    expect(errors).toEqual([]);
    const [full, basic] = data.setPricePlans.cohort.plans;
    expect(data.setPricePlans.cohort).toMatchObject({ version: 2, price: { amount: 99_900 } });
    expect(full).toMatchObject({
      ...FULL,
      price: { amount: 99_900, currency: 'USD' },
      seats: null,
      seatsRemaining: null,
      position: 0,
    });
    expect(basic).toMatchObject({ name: 'Basic Access', seats: 2, seatsRemaining: 2, includesLive: false });
    const kept = { ...BASIC, id: basic.id, name: 'Reading' };
    const { data: next } = await setPlans({ id: cohort.id, version: 2, plans: [kept] });
    expect(next.setPricePlans.cohort.plans).toMatchObject([{ id: basic.id, name: 'Reading', position: 0 }]);
    expect((await read(cohort, teacher)).price).toEqual({ amount: 49_900 });
    const { data: none } = await setPlans({ id: cohort.id, version: 3, plans: [] });
    expect(none.setPricePlans.cohort).toMatchObject({ plans: [], price: { amount: 1000 } });
  });

  test('of a public cohort are seen by visitors with the same price', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 10, isPublic: true });
    await aPricePlan(app, { cohort, name: 'Full Course', price: 999 });
    const shown = await read(cohort, aVisitor());
    expect(shown).toMatchObject({ price: { amount: 99_900 }, plans: [{ name: 'Full Course' }] });
  });

  test('are copied with the cohort', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await setPlans({ id: cohort.id, version: 1, plans: [FULL, BASIC] });
    const { data } = await app.graphql(
      `mutation C($input: CloneCohortInput!) { cloneCohort(input: $input) { cohort { ${FIELDS} } } }`,
      { input: { id: cohort.id, title: 'Again', startDate: inDays(40).toISOString() } },
      { as: teacher },
    );
    const names = data.cloneCohort.cohort.plans.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Full Course', 'Basic Access']);
  });

  test('are refused with the field that is wrong', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const fieldsOf = async (plans: object[]) => {
      const { errors } = await setPlans({ id: cohort.id, version: 1, plans });
      return errors[0]?.extensions.fields?.map(({ field }: { field: string }) => field);
    };
    expect(await fieldsOf([{ ...FULL, name: ' ' }])).toEqual(['plans.0.name']);
    expect(await fieldsOf([FULL, { ...BASIC, name: 'full course' }])).toEqual(['plans.1.name']);
    expect(await fieldsOf([{ ...FULL, price: { amount: -1 } }])).toEqual(['plans.0.price']);
    expect(await fieldsOf([{ ...FULL, seats: 0 }])).toEqual(['plans.0.seats']);
    const foreign = await aPricePlan(app, { cohort: await aCohort(app, { by: teacher }) });
    expect(await fieldsOf([{ ...FULL, id: foreign.id }])).toEqual(['plans.0.id']);
    const stale = await setPlans({ id: cohort.id, version: 7, plans: [] });
    expect(stale.errors[0]?.extensions.code).toBe('CONFLICT');
  });

  test('are set by editors of the cohort only', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const input = { id: cohort.id, version: 1, plans: [FULL] };
    const colleague = await aTeacher(app, { institution: admin.institution });
    const codes = [];
    for (const actor of [await aClassmate(), colleague, await anAdmin(app), aVisitor()])
      codes.push((await setPlans(input, actor)).errors[0]?.extensions.code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);
    expect((await setPlans(input, admin)).errors).toEqual([]);
  });
});

describe('a seat with a plan', () => {
  test('costs what the plan costs, and takes the first plan by default', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const full = await aPricePlan(app, { cohort, name: 'Full', price: 0 });
    const basic = await aPricePlan(app, { cohort, name: 'Basic', price: 49.99, position: 1 });
    const [one, other] = [await aClassmate(), await aClassmate()];
    const { data } = await enrollWith(cohort, one, basic.id);
    expect(data.enrollMember.enrollment).toMatchObject({
      status: 'PENDING',
      plan: basic,
      price: { amount: 4999 },
    });
    await enroll(app, cohort, other);
    const { rows } = await app.db.query('select plan_id from enrollment where account_id = $1', [
      other.accountId,
    ]);
    expect(rows).toEqual([{ plan_id: full.id }]);
    expect((await read(cohort, admin)).plans.map((plan: { seats: null }) => plan.seats)).toEqual([
      null,
      null,
    ]);
  });

  test('is refused when the plan is full, and a cancelled seat is offered again', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const plan = await aPricePlan(app, { cohort, seats: 1 });
    const [first, second] = [await aClassmate(), await aClassmate()];
    const { data } = await enrollWith(cohort, first);
    const refused = await enrollWith(cohort, second, plan.id);
    expect(refused.errors).toMatchObject([
      { message: 'This plan has no free seats. Choose another one.', extensions: { code: 'COHORT_FULL' } },
    ]);
    expect((await read(cohort, admin)).plans).toMatchObject([{ seatsRemaining: 0 }]);
    await enroll(app, cohort, second, true);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, waiting: [second.accountId] });
    await app.graphql(
      'mutation C($id: ID!) { cancelMemberEnrollment(input: { id: $id }) { enrollment { id } } }',
      { id: data.enrollMember.enrollment.id },
      { as: admin },
    );
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [second.accountId], waiting: [] });
    expect((await read(cohort, admin)).plans).toMatchObject([{ seatsRemaining: 0 }]);
  });

  test('leaves those on the waitlist whose plan is full, and promotes the next', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 2 });
    const rare = await aPricePlan(app, { cohort, seats: 1 });
    const common = await aPricePlan(app, { cohort, position: 1 });
    const [one, two, three, four] = [
      await aClassmate(),
      await aClassmate(),
      await aClassmate(),
      await aClassmate(),
    ];
    await enrollWith(cohort, one, rare.id);
    const { data } = await enrollWith(cohort, two, common.id);
    await enroll(app, cohort, three, true); // waits for the first plan
    await app.graphql(
      `mutation E($input: EnrollMemberInput!) { enrollMember(input: $input) { enrollment { status } } }`,
      {
        input: { cohortId: cohort.id, studentId: four.membershipId, planId: common.id, waitlistIfFull: true },
      },
      { as: admin },
    );
    await app.graphql(
      'mutation C($id: ID!) { cancelMemberEnrollment(input: { id: $id }) { enrollment { id } } }',
      { id: data.enrollMember.enrollment.id },
      { as: admin },
    );
    expect(await standing(app, cohort)).toMatchObject({
      active: [one.accountId, four.accountId],
      waiting: [three.accountId],
    });
  });

  test('is free for others while somebody waits whose plan is full, who gets the seats added to the plan', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 5 });
    const rare = await aPricePlan(app, { cohort, seats: 1 });
    const common = await aPricePlan(app, { cohort, position: 1 });
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(aClassmate));
    await enrollWith(cohort, one!, rare.id);
    await enroll(app, cohort, two!, true); // waits for the first plan
    const { errors } = await enrollWith(cohort, three!, common.id);
    expect(errors).toEqual([]);
    expect(await standing(app, cohort)).toMatchObject({
      active: [one!.accountId, three!.accountId],
      waiting: [two!.accountId],
    });
    await setPlans({
      id: cohort.id,
      version: 1,
      plans: [
        { ...FULL, id: rare.id, price: { amount: 0 }, seats: 2 },
        { ...FULL, id: common.id, name: 'Common', price: { amount: 0 } },
      ],
    });
    expect(await standing(app, cohort)).toMatchObject({ seats: 3, waiting: [] });
    expect((await read(cohort, admin)).plans).toMatchObject([{ seatsRemaining: 0 }, {}]);
    const refused = await enrollWith(cohort, four!, rare.id);
    expect(refused.errors[0]?.extensions.code).toBe('COHORT_FULL');
  });

  test('never exceeds the seats of the plan when many enroll at once', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 20 });
    const plan = await aPricePlan(app, { cohort, seats: 3 });
    const students = await Promise.all(Array.from({ length: 10 }, aClassmate));
    const answers = await Promise.all(students.map((student) => enroll(app, cohort, student)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'COHORT_FULL')).toHaveLength(7);
    expect((await standing(app, cohort)).seats).toBe(3);
    const { rows } = await app.db.query('select taken_count from price_plan where id = $1', [plan.id]);
    expect(rows).toEqual([{ taken_count: 3 }]);
  });

  test('keeps the seats that are taken when the plan changes', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const plan = await aPricePlan(app, { cohort, seats: 3 });
    for (let seat = 0; seat < 2; seat++) await enrollWith(cohort, await aClassmate());
    const smaller = [{ ...FULL, id: plan.id, seats: 1 }];
    const { errors } = await setPlans({ id: cohort.id, version: 1, plans: smaller });
    expect(errors[0]?.extensions.fields).toEqual([
      { field: 'plans.0.seats', message: '2 seats are taken, so you need at least 2.' },
    ]);
  });

  test('is refused with a plan that is no longer offered', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const plan = await aPricePlan(app, { cohort });
    await setPlans({ id: cohort.id, version: 1, plans: [] });
    const { errors } = await enrollWith(cohort, await aClassmate(), plan.id);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });
});

describe('what a plan includes', () => {
  /** Creates a cohort with a student whose plan includes everything, and one whose plan includes nothing more. */
  async function twoPlans() {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    await app.db.query(
      `update cohort set meeting_platform = 'Zoom', meeting_link = 'https://meet.example.org/room' where id = $1`,
      [cohort.id],
    );
    const nothing = { includesLive: false, includesGrading: false, includesCertificate: false };
    const full = await aPricePlan(app, { cohort });
    const basic = await aPricePlan(app, { cohort, position: 1, ...nothing });
    const [withAll, withLess] = [await aClassmate(), await aClassmate()];
    await enrollWith(cohort, withAll, full.id);
    await enrollWith(cohort, withLess, basic.id);
    return { course, cohort, withAll, withLess };
  }

  test('decides about the links to meetings of the cohort and of its live lessons', async () => {
    const { course, cohort, withAll, withLess } = await twoPlans();
    await app.db.query(
      `insert into lesson (institution_id, id, course_id, title, type, position, starts_at, ends_at, meeting_link)
       values ($1, uuidv7(), $2, 'Live', 'live', 0, now(), now() + interval '1 hour', 'https://meet.example.org/lesson')`,
      [course.institutionId, course.id],
    );
    const links = async (as: Member) => {
      const { data } = await app.graphql(
        `query L($id: ID!) { cohort(id: $id) { meeting { link } courses { nextLesson { meetingLink } } } }`,
        { id: cohort.id },
        { as },
      );
      const { data: times } = await app.graphql(
        'query A($from: DateTime!, $to: DateTime!) { agenda(from: $from, to: $to, kinds: [LESSON]) { meetingLink } }',
        { from: inDays(-1).toISOString(), to: inDays(1).toISOString() },
        { as },
      );
      const ofAgenda = times.agenda.map(({ meetingLink }: { meetingLink: string | null }) => meetingLink);
      return [data.cohort.meeting.link, data.cohort.courses[0].nextLesson.meetingLink, ...ofAgenda];
    };
    const lesson = 'https://meet.example.org/lesson';
    expect(await links(withAll)).toEqual(['https://meet.example.org/room', lesson, lesson]);
    expect(await links(withLess)).toEqual([null, null, null]);
    expect(await links(teacher)).toEqual(expect.arrayContaining(['https://meet.example.org/room', lesson]));
  });

  test('decides whether work is graded', async () => {
    const { course, withAll, withLess } = await twoPlans();
    const activity = await anActivity(app, { course });
    const grade = async (student: Member) => {
      const { id } = await aSubmission(app, { activity, student });
      const { data } = await app.graphql(
        'query S($id: ID!) { node(id: $id) { ... on Submission { viewerCan { grade } } } }',
        { id },
        { as: teacher },
      );
      const { errors } = await app.graphql(
        'mutation G($id: ID!) { gradeSubmission(input: { id: $id, points: 1 }) { submission { id } } }',
        { id },
        { as: teacher },
      );
      return { may: data.node.viewerCan.grade, refused: errors[0]?.message };
    };
    expect(await grade(withAll)).toEqual({ may: true, refused: undefined });
    expect(await grade(withLess)).toEqual({
      may: false,
      refused: 'This student’s plan doesn’t include graded work.',
    });
  });

  test('decides who gets a certificate when the cohort has ended', async () => {
    const { cohort, withAll } = await twoPlans();
    await app.db.query(
      `update cohort set start_date = now() - interval '9 days', end_date = now() - interval '1 day' where id = $1`,
      [cohort.id],
    );
    await completeEnrollments(app.services);
    const { rows } = await app.db.query('select account_id from certificate where cohort_id = $1', [
      cohort.id,
    ]);
    expect(rows).toEqual([{ account_id: withAll.accountId }]);
  });

  test('includes everything for seats from before the cohort had plans', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await app.db.query(
      `update cohort set meeting_platform = 'Zoom', meeting_link = 'https://m.example' where id = $1`,
      [cohort.id],
    );
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student });
    await aPricePlan(app, { cohort, includesLive: false });
    const { data } = await app.graphql(
      'query L($id: ID!) { cohort(id: $id) { meeting { link } } }',
      { id: cohort.id },
      { as: student },
    );
    expect(data.cohort.meeting.link).toBe('https://m.example');
  });
});
