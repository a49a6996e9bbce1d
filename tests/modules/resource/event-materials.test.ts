import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelEvent } from '#tests/modules/event/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aFile,
  anAdmin,
  anEvent,
  anInstitution,
  aRegistration,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let colleague: Member;
let registered: Member;
let waiting: Member;
let event: ItemRow;
beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app, { plan: 'professional' });
  teacher = await aTeacher(app, { institution });
  colleague = await aTeacher(app, { institution });
  registered = await aStudent(app, { institution });
  waiting = await aStudent(app, { institution });
});
afterAll(() => app.stop());
beforeEach(async () => {
  event = await anEvent(app, { by: teacher, maxParticipants: 1 });
  await aRegistration(app, { event, member: registered });
  await aRegistration(app, { event, member: waiting, status: 'waitlisted' });
});

const slides = (holder = event) =>
  aFile(app, { by: teacher, purpose: 'resource', name: 'slides.txt', content: 'Rags, water, felt.' }).then(
    async (fileId) => {
      const { data, errors } = await app.graphql(
        `mutation ($input: CreateFileResourceInput!) { createFileResource(input: $input) {
          resource { id size file { id } event { id } } course { id } event { resources { name } } } }`,
        { input: { holderId: holder.id, name: 'Slides', fileId } },
        { as: teacher },
      );
      expect(errors).toEqual([]);
      return { fileId, ...data.createFileResource };
    },
  );

const addLink = (as: Actor, more: object = {}) =>
  app.graphql(
    'mutation ($input: CreateLinkResourceInput!) { createLinkResource(input: $input) { resource { id } } }',
    { input: { holderId: event.id, name: 'A history', url: 'https://example.org/history', ...more } },
    { as },
  );

async function namesFor(as: Actor): Promise<string[]> {
  const { data } = await app.graphql(
    'query ($id: ID!) { event(id: $id) { resources { name } } }',
    { id: event.id },
    { as },
  );
  return (data.event.resources as { name: string }[]).map(({ name }) => name);
}

const statusOf = async (as: Actor, fileId: string) =>
  (await app.request('GET', `/files/${fileId}`, { as })).status;

describe('materials of an event', () => {
  test('are files with their size for people with a place, and open links for everyone who sees it', async () => {
    const { fileId, ...added } = await slides();
    expect(added).toMatchObject({
      resource: { size: 18, file: { id: fileId }, event: { id: event.id } },
      course: null,
      event: { resources: [{ name: 'Slides' }] },
    });
    expect((await addLink(teacher, { isForSeatsOnly: false })).errors).toEqual([]);
    for (const as of [teacher, registered, await anAdmin(app, { institution: teacher.institution })]) {
      expect(await namesFor(as)).toEqual(['Slides', 'A history']);
      expect(await statusOf(as, fileId)).toBe(200);
    }
    for (const as of [waiting, colleague]) {
      expect(await namesFor(as)).toEqual(['A history']);
      expect(await statusOf(as, fileId)).toBe(404);
    }
    expect(await statusOf(await anAdmin(app), fileId)).toBe(404);
  });

  test('are changed by those who may edit it, until it is cancelled', async () => {
    for (const as of [colleague, registered]) expect((await addLink(as)).code).toBe('FORBIDDEN');
    expect((await addLink(await anAdmin(app))).code).toBe('NOT_FOUND');
    const { data } = await addLink(teacher);
    const { id } = data.createLinkResource.resource;
    const remove = () =>
      app.graphql(
        'mutation ($id: ID!) { deleteResource(input: { id: $id }) { event { resources { id } } } }',
        { id },
        { as: teacher },
      );
    expect((await remove()).data).toEqual({ deleteResource: { event: { resources: [] } } });
    await cancelEvent(app, { id: event.id, reason: 'The mill is closed.' }, teacher);
    expect((await addLink(teacher)).code).toBe('CONFLICT');
  });

  test('are deleted with a draft, and their files with them', async () => {
    const draft = await anEvent(app, { by: teacher, isPublished: false });
    const { fileId } = await slides(draft);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { id } }',
      { id: draft.id },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    expect(await statusOf(teacher, fileId)).toBe(404);
  });

  test('reach the screens of people with a place at once', async () => {
    const follow = async (as: Member) => {
      const events = app.subscribe(
        'subscription ($id: ID!) { resourcesChanged(holderId: $id) { eventId event { resources { name } } } }',
        { id: event.id },
        { as },
      );
      await events.ready;
      return events;
    };
    const [withPlace, without] = [await follow(registered), await follow(waiting)];
    await addLink(teacher);
    expect((await withPlace.next()).value?.data).toEqual({
      resourcesChanged: { eventId: event.id, event: { resources: [{ name: 'A history' }] } },
    });
    expect((await without.next()).value?.data).toMatchObject({
      resourcesChanged: { event: { resources: [] } },
    });
  });
});
