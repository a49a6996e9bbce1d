import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aClass,
  aCohort,
  aCourse,
  aDiscussion,
  anAdmin,
  anApiToken,
  anEnrollment,
  anEvent,
  anInstitution,
  aRegistration,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { type Result, searchAs, titlesOf } from './calls.ts';

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

const WORD = 'Zanzibar';

/** Returns kinds and titles, in a stable order. */
const brief = (results: readonly Result[]) => results.map(({ kind, title }) => `${kind} ${title}`).toSorted();

/** Fills an institution with hidden objects of each kind, all with the same word. */
async function aHouseOfSecrets(): Promise<{
  teacher: Member;
  other: Member;
  admin: Member;
  student: Member;
}> {
  const institution = await anInstitution(app);
  const [teacher, other] = [await aTeacher(app, { institution }), await aTeacher(app, { institution })];
  const [admin, student] = [await anAdmin(app, { institution }), await aStudent(app, { institution })];
  await aCourse(app, { by: teacher, title: `${WORD} draft`, status: 'draft' });
  const deleted = await aCourse(app, { by: teacher, title: `${WORD} deleted`, deletedAt: inDays(-1) });
  await aCourse(app, { by: teacher, title: `${WORD} archived`, status: 'archived' });
  await aCohort(app, { by: teacher, title: `${WORD} draft`, isPublished: false });
  await aCohort(app, { by: teacher, title: `${WORD} deleted`, deletedAt: inDays(-1) });
  await anEvent(app, { by: teacher, title: `${WORD} draft`, isPublished: false });
  const closed = await aCohort(app, { by: teacher, title: 'Closed' });
  await anEvent(app, { by: teacher, title: `${WORD} of a cohort`, cohort: closed });
  await anEvent(app, { by: teacher, title: `${WORD} booking`, isBooking: true });
  await aDiscussion(app, { by: teacher, title: `${WORD} deleted`, deletedAt: inDays(-1) });
  await aDiscussion(app, { by: teacher, title: `${WORD} of a deleted course`, course: deleted });
  const gone = await aStudent(app, { institution, firstName: WORD, lastName: 'Removed' });
  await app.db.query(`update membership set status = 'deactivated' where id = $1`, [gone.membershipId]);
  return { teacher, other, admin, student };
}

describe('what is hidden in the own institution', () => {
  let people: Awaited<ReturnType<typeof aHouseOfSecrets>>;
  beforeAll(async () => (people = await aHouseOfSecrets()));
  const foundBy = async (who: keyof typeof people) =>
    brief(await searchAs(app, people[who], WORD, { first: 20 }));

  test('is not found by students and other teachers', async () => {
    expect(await foundBy('student')).toEqual([]);
    expect(await foundBy('other')).toEqual([]);
  });

  test('is found by its teacher, except for what is deleted', async () => {
    expect(await foundBy('teacher')).toEqual([
      `COHORT ${WORD} draft`,
      `COURSE ${WORD} archived`,
      `COURSE ${WORD} draft`,
      `EVENT ${WORD} booking`,
      `EVENT ${WORD} draft`,
      `EVENT ${WORD} of a cohort`,
    ]);
  });

  test('is found by admins, also archived, except for what is deleted', async () => {
    expect(await foundBy('admin')).toEqual([
      `COHORT ${WORD} draft`,
      `COURSE ${WORD} archived`,
      `COURSE ${WORD} draft`,
      `EVENT ${WORD} booking`,
      `EVENT ${WORD} draft`,
      `EVENT ${WORD} of a cohort`,
    ]);
  });

  test('is found by the student with a seat or a booking', async () => {
    const { teacher, students, cohort } = await aClass(app);
    const event = await anEvent(app, { by: teacher, title: `${WORD} of the class`, cohort });
    const booked = await anEvent(app, { by: teacher, title: `${WORD} hour`, isBooking: true });
    const as = students[0]!;
    await aRegistration(app, { event: booked, member: as });
    expect(event.title).toBeDefined();
    expect(brief(await searchAs(app, as, WORD))).toEqual([
      `EVENT ${WORD} hour`,
      `EVENT ${WORD} of the class`,
    ]);
  });
});

describe('other institutions', () => {
  test('have nothing that is found, also not what they publish to all', async () => {
    const stranger = await aTeacher(app);
    await aCourse(app, { by: stranger, title: `${WORD} abroad`, isPublic: true });
    await aCohort(app, { by: stranger, title: `${WORD} abroad`, isPublic: true });
    await anEvent(app, { by: stranger, title: `${WORD} abroad` });
    await aDiscussion(app, { by: stranger, title: `${WORD} abroad` });
    await aStudent(app, { institution: stranger.institution, firstName: WORD, lastName: 'Abroad' });
    const institution = await anInstitution(app);
    for (const as of [
      await anAdmin(app, { institution }),
      await aTeacher(app, { institution }),
      await aStudent(app, { institution }),
    ])
      expect(await searchAs(app, as, WORD)).toEqual([]);
    expect(await searchAs(app, stranger, WORD)).toHaveLength(5);
  });
});

describe('an e-mail address', () => {
  test('finds a member only for those who may read it, and is shown to nobody else', async () => {
    const { teacher, students, cohort } = await aClass(app, 1);
    const { institution } = teacher;
    const email = 'secretive@hidden.example';
    const member = await aStudent(app, { institution, email, firstName: 'Ottilie', lastName: 'Karenin' });
    const [admin, other] = [await anAdmin(app, { institution }), await aTeacher(app, { institution })];
    const byAddress = async (as: Member) =>
      titlesOf(await searchAs(app, as, 'secretive@hidden', { kinds: ['PERSON'] }));
    const contextFor = async (as: Member) => (await searchAs(app, as, 'ottilie'))[0]?.context;

    for (const as of [students[0]!, teacher, other]) {
      expect(await byAddress(as)).toEqual([]);
      expect(await contextFor(as)).toBeNull();
    }
    expect(await byAddress(admin)).toEqual(['Ottilie Karenin']);
    expect(await contextFor(admin)).toBe(email);

    await anEnrollment(app, { cohort, student: member });
    expect(await byAddress(teacher)).toEqual(['Ottilie Karenin']);
    expect(await contextFor(teacher)).toBe(email);
    expect(await byAddress(other)).toEqual([]);
  });
});

describe('a member with access by seat', () => {
  test('finds the own cohort with its people, course and discussion, and nothing else', async () => {
    const { teacher, students, cohort, course } = await aClass(app, 2);
    const [guest, mate] = students as [Member, Member];
    const { institution } = teacher;
    for (const [id, name] of [
      [mate.membershipId, 'Inside'],
      [(await aStudent(app, { institution })).membershipId, 'Outside'],
    ])
      await app.db.query('update membership set first_name = $2, last_name = $3 where id = $1', [
        id,
        WORD,
        name,
      ]);
    for (const [table, row] of [
      ['course', course],
      ['cohort', cohort],
    ] as const)
      await app.db.query(`update ${table} set title = $2 where id = $1`, [row.id, `${WORD} own`]);
    await aCourse(app, { by: teacher, title: `${WORD} of others` });
    await aCohort(app, { by: teacher, title: `${WORD} of others` });
    await anEvent(app, { by: teacher, title: `${WORD} of all` });
    await aDiscussion(app, { by: teacher, title: `${WORD} of all` });
    await aDiscussion(app, { by: teacher, title: `${WORD} of the course`, course });
    await app.db.query(`update membership set access = 'seat' where id = $1`, [guest.membershipId]);
    expect(brief(await searchAs(app, guest, WORD))).toEqual([
      `COHORT ${WORD} own`,
      `COURSE ${WORD} own`,
      `DISCUSSION ${WORD} of the course`,
      `PERSON ${WORD} Inside`,
    ]);
  });
});

describe('an API token', () => {
  test('finds the kinds for which it has the scope, and no discussions', async () => {
    const institution = await anInstitution(app, { plan: 'professional' });
    const admin = await anAdmin(app, { institution, firstName: WORD, lastName: 'Admin' });
    await aCourse(app, { by: admin, title: WORD });
    await aCohort(app, { by: admin, title: WORD });
    await anEvent(app, { by: admin, title: WORD });
    await aDiscussion(app, { by: admin, title: WORD });
    const kindsWith = async (scopes: Parameters<typeof anApiToken>[1]['scopes']) => {
      const as = await anApiToken(app, { by: admin, scopes });
      return (await searchAs(app, as, WORD)).map(({ kind }) => kind).toSorted();
    };
    expect(await searchAs(app, admin, WORD)).toHaveLength(5);
    expect(await kindsWith(['events:read'])).toEqual(['EVENT']);
    expect(await kindsWith(['courses:read'])).toEqual(['COURSE']);
    expect(await kindsWith(['members:read'])).toEqual(['PERSON']);
    expect(await kindsWith(['members:read', 'courses:read'])).toEqual(['COURSE', 'PERSON']);
    expect(await kindsWith(['cohorts:read'])).toEqual(['COHORT']);
    expect(await kindsWith(['certificates:read'])).toEqual([]);
  });
});
