import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  anEvent,
  aRegistration,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import {
  cancelEvent,
  createEvent,
  deleteEvent,
  markAttendance,
  publishEvent,
  readEvent,
  register,
  setAgenda,
  titlesOf,
  updateEvent,
  values,
} from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

const colleague = () => aTeacher(app, { institution: teacher.institution });

describe('creating', () => {
  test('makes a published event that members see, and a draft that only its editors see', async () => {
    const { data, errors } = await createEvent(app, values({ title: 'Open evening' }), teacher);
    expect(errors).toEqual([]);
    expect(data.createEvent.event).toMatchObject({
      status: 'UPCOMING',
      spotsRemaining: 2,
      viewerCan: { edit: true, register: false, cancel: true, delete: false },
    });
    const draft = (await createEvent(app, values({ title: 'Draft', publish: false }), teacher)).data
      .createEvent.event;
    expect(draft).toMatchObject({ status: 'DRAFT', viewerCan: { publish: true, delete: true } });
    expect((await readEvent(app, draft, student)).code).toBe('NOT_FOUND');
    expect((await readEvent(app, draft, await colleague())).code).toBe('NOT_FOUND');
    expect(
      (await readEvent(app, draft, await anAdmin(app, { institution: teacher.institution }))).errors,
    ).toEqual([]);
    expect(await titlesOf(app, student)).toContain('Open evening');
    expect(await titlesOf(app, student)).not.toContain('Draft');
    expect((await publishEvent(app, draft.id, teacher)).data.publishEvent.event.status).toBe('UPCOMING');
    expect(await titlesOf(app, student)).toContain('Draft');
  });

  test.each([
    ['an end before the start', { endsAt: inDays(2) }, 'endsAt'],
    ['more than 14 days', { endsAt: inDays(18) }, 'endsAt'],
    ['a deadline after the start', { registrationDeadline: inDays(4) }, 'registrationDeadline'],
    ['an unknown time zone', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['a link without https', { meetingLink: 'http://meet.example' }, 'meetingLink'],
    ['no place', { maxParticipants: 0 }, 'maxParticipants'],
    ['a blank title', { title: ' ' }, 'title'],
  ])('rejects %s and names the field', async (_, wrong, field) => {
    const { code, errors } = await createEvent(app, values(wrong), teacher);
    expect(code).toBe('INVALID');
    expect(errors).toMatchObject([
      { extensions: { fields: [{ field: expect.stringMatching(`${field}$`) }] } },
    ]);
  });

  test('rejects students, and presenters and cohorts that the teacher may not choose', async () => {
    expect((await createEvent(app, values(), student)).code).toBe('FORBIDDEN');
    const byStudent = await createEvent(app, values({ presenterId: student.membershipId }), teacher);
    expect(byStudent.code).toBe('INVALID');
    const foreign = await aTeacher(app);
    expect((await createEvent(app, values({ presenterId: foreign.membershipId }), teacher)).code).toBe(
      'NOT_FOUND',
    );
    const cohort = await aCohort(app, { by: await colleague() });
    expect((await createEvent(app, values({ cohortId: cohort.id }), teacher)).code).toBe('FORBIDDEN');
  });
});

describe('an event of a cohort', () => {
  test('is visible to its students and teachers only', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const seated = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student: seated });
    const event = await anEvent(app, { by: teacher, cohort, title: 'For the group' });
    expect((await readEvent(app, event, seated)).errors).toEqual([]);
    expect((await readEvent(app, event, student)).code).toBe('NOT_FOUND');
    expect((await readEvent(app, event, await colleague())).code).toBe('NOT_FOUND');
    expect((await register(app, event, student)).code).toBe('NOT_FOUND');
    expect(await titlesOf(app, seated)).toContain('For the group');
    expect(await titlesOf(app, student)).not.toContain('For the group');
  });
});

describe('changing', () => {
  test('needs the current version, and an editor', async () => {
    const event = await anEvent(app, { by: teacher });
    const change = { id: event.id, version: 1, title: 'New title' };
    expect((await updateEvent(app, change, await colleague())).code).toBe('FORBIDDEN');
    expect((await updateEvent(app, change, await aTeacher(app))).code).toBe('NOT_FOUND');
    const { data } = await updateEvent(app, change, teacher);
    expect(data.updateEvent.event).toMatchObject({ title: 'New title', version: 2, sequence: 1 });
    const stale = await updateEvent(app, { ...change, title: 'Other' }, teacher);
    expect(stale.errors).toMatchObject([{ extensions: { code: 'CONFLICT', currentVersion: 2 } }]);
  });

  test('sets and clears the cohort and the course of a draft', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher });
    const draft = await anEvent(app, { by: teacher, isPublished: false });
    const relations = async () => {
      const { data } = await app.graphql(
        'query ($id: ID!) { event(id: $id) { cohort { id } course { id } } }',
        { id: draft.id },
        { as: teacher },
      );
      return data.event;
    };
    const set = { id: draft.id, version: 1, cohortId: cohort.id, courseId: course.id };
    expect((await updateEvent(app, set, teacher)).errors).toEqual([]);
    expect(await relations()).toEqual({ cohort: { id: cohort.id }, course: { id: course.id } });
    const cleared = { id: draft.id, version: 2, cohortId: null, courseId: null };
    expect((await updateEvent(app, cleared, teacher)).errors).toEqual([]);
    expect(await relations()).toEqual({ cohort: null, course: null });
  });

  test('rejects fewer places than participants', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 3 });
    await aRegistration(app, { event, member: student });
    await aRegistration(app, { event, member: await aStudent(app, { institution: teacher.institution }) });
    const { errors } = await updateEvent(app, { id: event.id, version: 1, maxParticipants: 1 }, teacher);
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID', fields: [{ field: 'maxParticipants' }] } },
    ]);
  });

  test('keeps the agenda in the given order and within the event', async () => {
    const event = await anEvent(app, { by: teacher });
    const items = [
      { title: 'Welcome', startsAfterMinutes: 0, durationMinutes: 10 },
      { title: 'Questions', startsAfterMinutes: 30 },
    ];
    expect((await setAgenda(app, { id: event.id, version: 1, agenda: items }, teacher)).errors).toEqual([]);
    const moved = { id: event.id, version: 2, agenda: items.toReversed() };
    expect((await setAgenda(app, moved, teacher)).errors).toEqual([]);
    const { agenda } = (await readEvent(app, event, student)).data.event;
    expect(agenda.map(({ title }: { title: string }) => title)).toEqual(['Questions', 'Welcome']);
    expect((await setAgenda(app, moved, teacher)).code).toBe('CONFLICT');
    const late = { id: event.id, version: 3, agenda: [{ title: 'Late', startsAfterMinutes: 60 }] };
    expect((await setAgenda(app, late, teacher)).errors).toMatchObject([
      { extensions: { fields: [{ field: 'agenda.0.startsAfterMinutes' }] } },
    ]);
  });

  test('cancels a published event with a reason, and deletes drafts only', async () => {
    const event = await anEvent(app, { by: teacher });
    expect((await deleteEvent(app, event, teacher)).code).toBe('CONFLICT');
    const { data } = await cancelEvent(app, { id: event.id, reason: 'Ill' }, teacher);
    expect(data.cancelEvent.event).toMatchObject({ status: 'CANCELLED', cancelReason: 'Ill' });
    expect((await register(app, event, student)).code).toBe('CONFLICT');
    expect((await updateEvent(app, { id: event.id, version: 2, title: 'Again' }, teacher)).code).toBe(
      'CONFLICT',
    );
    const draft = await anEvent(app, { by: teacher, isPublished: false });
    expect((await cancelEvent(app, { id: draft.id, reason: 'No' }, teacher)).code).toBe('CONFLICT');
    expect((await deleteEvent(app, draft, teacher)).data.deleteEvent.id).toBe(draft.id);
    expect((await readEvent(app, draft, teacher)).code).toBe('NOT_FOUND');
  });
});

test('an event that changed in the meantime is neither cancelled nor deleted', async () => {
  const stale = { code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] };
  const event = await anEvent(app, { by: teacher });
  await updateEvent(app, { id: event.id, version: 1, title: 'Moved' }, teacher);
  const refused = await cancelEvent(app, { id: event.id, version: 1, reason: 'Ill' }, teacher);
  expect(refused).toMatchObject(stale);
  const cancelled = await cancelEvent(app, { id: event.id, version: 2, reason: 'Ill' }, teacher);
  expect(cancelled.data.cancelEvent.event).toMatchObject({ status: 'CANCELLED', version: 3 });
  const { id } = await anEvent(app, { by: teacher, isPublished: false });
  await updateEvent(app, { id, version: 1, title: 'Moved' }, teacher);
  expect(await deleteEvent(app, { id, version: 1 }, teacher)).toMatchObject(stale);
  expect((await deleteEvent(app, { id, version: 2 }, teacher)).data.deleteEvent.id).toBe(id);
});

describe('participants', () => {
  test('and editors get the link to the meeting, other members do not', async () => {
    const event = await anEvent(app, { by: teacher, startsAt: new Date(Date.now() + 10 * 60_000) });
    const participant = await aStudent(app, { institution: teacher.institution });
    await aRegistration(app, { event, member: participant });
    const linkFor = async (as: Member) => (await readEvent(app, event, as)).data.event.meetingLink;
    expect(await linkFor(participant)).toBe('https://meet.example/event');
    expect(await linkFor(teacher)).toBe('https://meet.example/event');
    expect(await linkFor(student)).toBeNull();
    expect(await linkFor(await colleague())).toBeNull();
    expect((await readEvent(app, event, participant)).data.event.isJoinable).toBe(true);
  });

  test('are listed to editors, others see only themselves', async () => {
    const event = await anEvent(app, { by: teacher });
    await aRegistration(app, { event, member: student });
    await aRegistration(app, { event, member: await aStudent(app, { institution: teacher.institution }) });
    expect((await readEvent(app, event, teacher)).data.event.registrations.totalCount).toBe(2);
    expect((await readEvent(app, event, student)).data.event.registrations.totalCount).toBe(1);
    expect((await readEvent(app, event, await colleague())).data.event.registrations.totalCount).toBe(0);
  });

  test('are marked as attended once the event has started', async () => {
    const event = await anEvent(app, { by: teacher, startsAt: inDays(-0.01), endsAt: inDays(1) });
    const { id } = await aRegistration(app, { event, member: student });
    const mark = { id: event.id, registrationIds: [id], status: 'ATTENDED' };
    expect((await markAttendance(app, mark, student)).code).toBe('FORBIDDEN');
    expect((await markAttendance(app, mark, teacher)).errors).toEqual([]);
    expect((await readEvent(app, event, student)).data.event.viewerState).toBe('ATTENDED');
    expect((await markAttendance(app, { ...mark, status: 'WAITLISTED' }, teacher)).code).toBe('INVALID');
    const future = await anEvent(app, { by: teacher });
    const other = await aRegistration(app, { event: future, member: student });
    const early = { id: future.id, registrationIds: [other.id], status: 'ATTENDED' };
    expect((await markAttendance(app, early, teacher)).code).toBe('CONFLICT');
    expect((await markAttendance(app, { ...mark, registrationIds: [other.id] }, teacher)).code).toBe(
      'NOT_FOUND',
    );
  });
});

test('lists are narrowed by type, time, status, course, search and own events', async () => {
  const owner = await aTeacher(app);
  const reader = await aStudent(app, { institution: owner.institution });
  const own = await anEvent(app, { by: owner, title: 'Webinar on ink' });
  await anEvent(app, { by: owner, title: 'Workshop on ink', type: 'workshop', startsAt: inDays(5) });
  await anEvent(app, { by: owner, title: 'Running', startsAt: inDays(-1), endsAt: inDays(1) });
  const course = await aCourse(app, { by: owner });
  await anEvent(app, { by: owner, title: 'Past', startsAt: inDays(-9), course });
  await aRegistration(app, { event: own, member: reader });
  const now = inDays(0).toISOString();
  expect(await titlesOf(app, reader)).toEqual(['Past', 'Running', 'Webinar on ink', 'Workshop on ink']);
  expect(await titlesOf(app, reader, `, from: "${now}"`)).toEqual([
    'Running',
    'Webinar on ink',
    'Workshop on ink',
  ]);
  expect(await titlesOf(app, reader, `, to: "${now}"`)).toEqual(['Past', 'Running']);
  expect(await titlesOf(app, reader, ', status: LIVE')).toEqual(['Running']);
  expect(await titlesOf(app, reader, ', type: WORKSHOP')).toEqual(['Workshop on ink']);
  expect(await titlesOf(app, reader, ', search: "ink"')).toEqual(['Webinar on ink', 'Workshop on ink']);
  expect(await titlesOf(app, reader, `, courseId: "${course.id}"`)).toEqual(['Past']);
  expect(await titlesOf(app, reader, ', isMine: true')).toEqual(['Webinar on ink']);
});
