import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anEvent,
  aRegistration,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { cancelRegistration, readEvent, register, standing, updateEvent } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aPerson = () => aStudent(app, { institution: teacher.institution });

describe('registering', () => {
  test('takes a place once, however often it is called', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 2 });
    const person = await aPerson();
    const first = await register(app, event, person);
    expect(first.errors).toEqual([]);
    expect(first.data.registerForEvent).toMatchObject({
      registration: { status: 'REGISTERED', waitlistPosition: null },
      event: { participantCount: 1, spotsRemaining: 1, meetingLink: 'https://meet.example/event' },
    });
    const again = await register(app, event, person);
    expect(again.data.registerForEvent.registration).toEqual(first.data.registerForEvent.registration);
    expect(await standing(app, event)).toEqual({ places: 1, waiting: 0, registered: 1, waitlisted: 0 });
  });

  test('fails with EVENT_FULL, or joins the waitlist in order', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    await register(app, event, await aPerson());
    const [second, third] = [await aPerson(), await aPerson()];
    expect((await register(app, event, second)).code).toBe('EVENT_FULL');
    const { data } = await register(app, event, second, true);
    expect(data.registerForEvent.registration).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 });
    expect(data.registerForEvent.event.meetingLink).toBeNull();
    expect((await register(app, event, third, true)).data.registerForEvent.registration).toMatchObject({
      waitlistPosition: 2,
    });
  });

  test('fails after the deadline, after the start, and for the presenter', async () => {
    const person = await aPerson();
    const late = await anEvent(app, { by: teacher, registrationDeadline: inDays(-1) });
    expect((await register(app, late, person)).code).toBe('DEADLINE_PASSED');
    const started = await anEvent(app, { by: teacher, startsAt: inDays(-0.01), endsAt: inDays(1) });
    expect((await register(app, started, person)).code).toBe('DEADLINE_PASSED');
    expect((await register(app, await anEvent(app, { by: teacher }), teacher)).code).toBe('FORBIDDEN');
    const foreign = await anEvent(app, { by: await aTeacher(app) });
    expect((await register(app, foreign, person)).code).toBe('NOT_FOUND');
  });
});

describe('a freed place', () => {
  test('goes to the first of the waitlist in the same transaction', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    const [first, second, third] = [await aPerson(), await aPerson(), await aPerson()];
    await register(app, event, first);
    await register(app, event, second, true);
    await register(app, event, third, true);
    const { data } = await cancelRegistration(app, event, first);
    expect(data.cancelEventRegistration).toMatchObject({
      registration: { status: 'CANCELLED' },
      event: { participantCount: 1, waitlistCount: 1 },
    });
    expect((await readEvent(app, event, second)).data.event.viewerState).toBe('REGISTERED');
    expect((await readEvent(app, event, third)).data.event.viewerRegistration).toMatchObject({
      status: 'WAITLISTED',
      waitlistPosition: 1,
    });
    // A member who comes back is last, with the same registration.
    const back = await register(app, event, first, true);
    expect(back.data.registerForEvent.registration).toMatchObject({
      id: data.cancelEventRegistration.registration.id,
      waitlistPosition: 2,
    });
  });

  test('is added by more places, and goes to as many people', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    for (const person of [await aPerson(), await aPerson(), await aPerson(), await aPerson()])
      await register(app, event, person, true);
    const { data } = await updateEvent(app, { id: event.id, version: 1, maxParticipants: 3 }, teacher);
    expect(data.updateEvent.event).toMatchObject({ participantCount: 3, waitlistCount: 1 });
    expect(await standing(app, event)).toEqual({ places: 3, waiting: 1, registered: 3, waitlisted: 1 });
  });

  test('of a member who is removed goes to the first of the waitlist', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    const [leaving, waiting] = [await aPerson(), await aPerson()];
    await register(app, event, leaving);
    await register(app, event, waiting, true);
    const admin = await anAdmin(app, { institution: teacher.institution });
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { removeMember(input: { id: $id }) { member { id } } }',
      { id: leaving.membershipId },
      { as: admin },
    );
    expect(errors).toEqual([]);
    expect((await readEvent(app, event, waiting)).data.event.viewerState).toBe('REGISTERED');
    expect(await standing(app, event)).toMatchObject({ places: 1, waiting: 0 });
  });

  test('cannot be given up once the event has started', async () => {
    const event = await anEvent(app, { by: teacher, startsAt: inDays(-0.01), endsAt: inDays(1) });
    const person = await aPerson();
    await aRegistration(app, { event, member: person });
    expect((await cancelRegistration(app, event, person)).code).toBe('CONFLICT');
    expect((await cancelRegistration(app, event, await aPerson())).code).toBe('NOT_FOUND');
  });
});
