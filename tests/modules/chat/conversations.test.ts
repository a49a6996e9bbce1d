import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRole } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { open, roomOf, send } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { firstName: 'Tess', lastName: 'Teacher' });
  student = await aStudent(app, { institution: teacher.institution, firstName: 'Sam', lastName: 'Student' });
});
afterAll(() => app.stop());

const LIST =
  'query List($search: String, $kind: ConversationKind) { conversations(search: $search, kind: $kind) { totalCount nodes { id kind title cohort { id } otherMember { displayName } lastMessage { body } } } }';

const listOf = async (as: Member, variables: object = {}) =>
  (await app.graphql(LIST, variables, { as })).data!['conversations'].nodes as object[];

describe('a conversation between two members', () => {
  test('exists once, whichever of them opens it, also concurrently', async () => {
    const other = await aStudent(app, { institution: teacher.institution });
    const ids = await Promise.all([
      ...Array.from({ length: 5 }, () => open(app, teacher, other)),
      ...Array.from({ length: 5 }, () => open(app, other, teacher)),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  test("is listed once it has a message, for each member under the other's name", async () => {
    const [one, two] = [await aNewcomer('Una', 'Uno'), await aNewcomer('Dora', 'Due')];
    const id = await open(app, one, two);
    expect(await listOf(one)).toEqual([]);
    await send(app, one, id, 'Hello');
    const seen = { id, kind: 'DIRECT', cohort: null, lastMessage: { body: 'Hello' } };
    expect(await listOf(one)).toEqual([
      { ...seen, title: 'Dora Due', otherMember: { displayName: 'Dora Due' } },
    ]);
    expect(await listOf(two)).toEqual([
      { ...seen, title: 'Una Uno', otherMember: { displayName: 'Una Uno' } },
    ]);
    expect(await listOf(one, { search: 'dora' })).toHaveLength(1);
    expect(await listOf(one, { search: 'una' })).toEqual([]);
  });

  test('rejects conversations with oneself and with people who are not members', async () => {
    const OPEN =
      'mutation Open($memberId: ID!) { openConversation(input: { memberId: $memberId }) { conversation { id } } }';
    const stranger = await aTeacher(app);
    const code = async (memberId: string, as: Parameters<typeof app.graphql>[2] = { as: teacher }) =>
      (await app.graphql(OPEN, { memberId }, as)).code;
    expect(await code(teacher.membershipId)).toBe('INVALID');
    expect(await code(stranger.membershipId)).toBe('NOT_FOUND');
    expect(await code(randomUUID())).toBe('NOT_FOUND');
    expect(await code(teacher.membershipId, { as: await anAccount(app) })).toBe('NOT_FOUND');
  });
});

const aNewcomer = (firstName: string, lastName: string) =>
  aStudent(app, { institution: teacher.institution, firstName, lastName });

describe('the room of a cohort', () => {
  let cohort: ItemRow;
  let room: string;
  beforeAll(async () => {
    cohort = await aCohort(app, { by: teacher, title: 'Spring' });
    room = await roomOf(app, cohort);
  });

  const READ = 'query Read($id: ID!) { conversation(id: $id) { title messages { nodes { body } } } }';
  const codeFor = async (as: Member) => (await app.graphql(READ, { id: room }, { as })).code;

  test('exists from the beginning for its teachers and students with a seat', async () => {
    const enrolled = await aNewcomer('Eve', 'Enrolled');
    await anEnrollment(app, { cohort, student: enrolled });
    expect(await listOf(enrolled)).toMatchObject([
      { id: room, kind: 'COHORT', title: 'Spring', cohort: { id: cohort.id } },
    ]);
    expect(await codeFor(teacher)).toBeUndefined();
    const second = await aTeacher(app, { institution: teacher.institution });
    expect(await codeFor(second)).toBe('NOT_FOUND');
    await insert(app, 'cohort_instructor', {
      institution_id: cohort.institutionId,
      id: randomUUID(),
      cohort_id: cohort.id,
      membership_id: second.membershipId,
    });
    expect(await codeFor(second)).toBeUndefined();
    expect((await listOf(enrolled, { kind: 'DIRECT' })).length).toBe(0);
  });

  test.each(['pending', 'waitlisted', 'cancelled', 'failed'] as const)(
    'is closed to a person who is %s',
    async (status) => {
      const waiting = await aNewcomer('Will', 'Waiting');
      await anEnrollment(app, { cohort, student: waiting, status });
      expect(await codeFor(waiting)).toBe('NOT_FOUND');
      expect((await send(app, waiting, room, 'Let me in')).code).toBe('NOT_FOUND');
      expect(await listOf(waiting)).toEqual([]);
    },
  );

  test('is closed to admins who are not part of it, and to other institutions', async () => {
    expect(await codeFor(await anAdmin(app, { institution: teacher.institution }))).toBe('NOT_FOUND');
    expect(await codeFor(await anAdmin(app))).toBe('NOT_FOUND');
    expect(await codeFor(student)).toBe('NOT_FOUND');
  });

  test('is closed to its creator once the person is a student', async () => {
    const creator = await aTeacher(app, { institution: teacher.institution });
    const own = await roomOf(app, await aCohort(app, { by: creator }));
    const codeIn = async () => (await app.graphql(READ, { id: own }, { as: creator })).code;
    expect(await codeIn()).toBeUndefined();
    expect((await send(app, creator, own, 'Welcome')).code).toBeUndefined();
    await changeRole(app, creator, 'STUDENT', await anAdmin(app, { institution: teacher.institution }));
    expect(await codeIn()).toBe('NOT_FOUND');
    expect((await send(app, creator, own, 'Still here?')).code).toBe('NOT_FOUND');
    expect(await listOf(creator)).toEqual([]);
  });

  test('losing the seat ends reading, sending, editing and marking as read', async () => {
    const leaving = await aNewcomer('Lea', 'Leaving');
    await anEnrollment(app, { cohort, student: leaving });
    const id = randomUUID();
    expect((await send(app, leaving, room, 'Hello', id)).code).toBeUndefined();
    await app.graphql(
      'mutation Leave($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
      { id: cohort.id },
      { as: leaving },
    );
    expect(await codeFor(leaving)).toBe('NOT_FOUND');
    expect((await send(app, leaving, room, 'Still here?')).code).toBe('NOT_FOUND');
    expect((await send(app, leaving, room, 'Hello', id)).code).toBe('NOT_FOUND');
    const input = { id, body: 'Changed' };
    expect(
      (
        await app.graphql(
          'mutation E($input: EditMessageInput!) { editMessage(input: $input) { message { id } } }',
          { input },
          { as: leaving },
        )
      ).code,
    ).toBe('NOT_FOUND');
    expect(
      (
        await app.graphql(
          'mutation M($id: ID!) { markConversationRead(input: { id: $id, sequence: 1 }) { conversation { id } } }',
          { id: room },
          { as: leaving },
        )
      ).code,
    ).toBe('NOT_FOUND');
    expect(
      (
        await app.graphql(
          'mutation T($id: ID!) { setTyping(input: { conversationId: $id }) { isTyping } }',
          { id: room },
          { as: leaving },
        )
      ).code,
    ).toBe('NOT_FOUND');
  });

  test('deleting the cohort deletes the room', async () => {
    const deleted = await aCohort(app, { by: teacher, deletedAt: new Date() });
    expect((await app.graphql(READ, { id: await roomOf(app, deleted) }, { as: teacher })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('chat contacts', () => {
  const CONTACTS =
    'query Contacts($search: String) { contacts(search: $search, first: 100) { nodes { id displayName email isOnline } } }';

  test('are the other members of the institution, found by name', async () => {
    const school = await aTeacher(app);
    const pupil = await aStudent(app, {
      institution: school.institution,
      firstName: 'Zoë',
      lastName: 'Zander',
    });
    const nodes = async (as: Member, search?: string) =>
      (await app.graphql(CONTACTS, { search }, { as })).data!['contacts'].nodes;
    const shown = { id: pupil.membershipId, displayName: 'Zoë Zander', email: null, isOnline: false };
    expect(await nodes(school)).toEqual([shown]); // no student of the reader
    await anEnrollment(app, { cohort: await aCohort(app, { by: school }), student: pupil });
    expect(await nodes(school)).toEqual([{ ...shown, email: pupil.email }]);
    expect(await nodes(pupil)).toMatchObject([{ id: school.membershipId, email: null }]);
    expect(await nodes(pupil, 'nobody')).toEqual([]);
    expect(await nodes(pupil, school.email)).toEqual([]);
    expect((await app.graphql(CONTACTS, {}, { as: await anAccount(app) })).data!['contacts'].nodes).toEqual(
      [],
    );
  });

  test('of a room are its other participants, for participants only', async () => {
    const school = await aTeacher(app);
    const { institution } = school;
    const cohort = await aCohort(app, { by: school });
    const [ana, ben, waiting, outsider] = await Promise.all(
      ['Ana', 'Ben', 'Cem', 'Dora'].map((firstName) => aStudent(app, { institution, firstName })),
    );
    await anEnrollment(app, { cohort, student: ana! });
    await anEnrollment(app, { cohort, student: ben! });
    await anEnrollment(app, { cohort, student: waiting!, status: 'waitlisted' });
    const conversationId = await roomOf(app, cohort);
    const ids = async (as: Member) => {
      const { data, errors } = await app.graphql(
        'query ($conversationId: ID) { contacts(conversationId: $conversationId, first: 100) { totalCount nodes { id } } }',
        { conversationId },
        { as },
      );
      expect(errors).toEqual([]);
      expect(data.contacts.totalCount).toBe(data.contacts.nodes.length);
      return data.contacts.nodes.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await ids(ana!)).toEqual([ben!.membershipId, school.membershipId].toSorted());
    expect(await ids(school)).toEqual([ana!.membershipId, ben!.membershipId].toSorted());
    for (const as of [waiting!, outsider!, await anAdmin(app, { institution }), await aTeacher(app)])
      expect(await ids(as)).toEqual([]);
  });
});
