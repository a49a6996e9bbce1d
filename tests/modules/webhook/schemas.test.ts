import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesSql } from '#modules/webhook/message.sql';
import { webhookDataOf, webhookEvents } from '#modules/webhook/webhook-events.service';
import { type App, startApp } from '#tests/support/app';
import {
  aCategory,
  aCoupon,
  aCertificate,
  aCohort,
  aCourse,
  aLesson,
  aMemberInvitation,
  anImport,
  anOrder,
  aResource,
  aCohortSession,
  aRegistration,
  aReview,
  anActivity,
  anAdmin,
  anAttempt,
  anEnrollment,
  anEvent,
  anExtension,
  aQuiz,
  aStudent,
  aSubmission,
  type Member,
} from '#tests/support/factories';
import { anEndpoint, sendTest } from './calls.ts';
import { aReceiver, mismatchesOf } from './receiver.ts';

let app: App;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const events = () => [...webhookEvents(), 'webhook.test'];

test('lists the address of the schema of each event', async () => {
  const { body } = await app.request('GET', '/webhooks/schemas');
  const url = (event: string) => `http://localhost:${app.port}/webhooks/schemas/${event}.json`;
  expect(body).toEqual(Object.fromEntries(events().map((event) => [event, url(event)])));
});

test('serves each schema at its address, to be revalidated', async () => {
  for (const event of events()) {
    const path = `/webhooks/schemas/${event}.json`;
    const { status, headers, body } = await app.request('GET', path);
    expect([status, headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(body).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `http://localhost:${app.port}${path}`,
      properties: { type: { const: event }, data: { required: Object.keys(webhookDataOf(event)!.data) } },
    });
    const again = await app.request('GET', path, { headers: { 'if-none-match': headers['etag']! } });
    expect(again.status).toBe(304);
  }
});

test.each(['nothing.happened.json', 'course.created', '__proto__.json'])(
  'answers 404 for %s',
  async (file) => {
    const { status, body } = await app.request('GET', `/webhooks/schemas/${file}`);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  },
);

describe('messages match the schemas', () => {
  test('of every event', async () => {
    const { institution } = admin;
    const student = await aStudent(app, { institution });
    const course = await aCourse(app, { by: admin });
    const cohort = await aCohort(app, { by: admin, courses: [course], registrationDeadline: null });
    const activity = await anActivity(app, { course });
    const quiz = await aQuiz(app, { lesson: await aLesson(app, { course, type: 'quiz' }) });
    const session = await aCohortSession(app, { cohort });
    const webinar = await anEvent(app, { by: admin });
    const ids: Record<string, string> = {
      course: course.id,
      cohort: cohort.id,
      enrollment: (await anEnrollment(app, { student, cohort })).id,
      certificate: (await aCertificate(app, { student, course, cohort, number: 'LYC-1' })).id,
      submission: (await aSubmission(app, { student, activity })).id,
      extension: (await anExtension(app, { student, activity, by: admin })).id,
      attempt: (await anAttempt(app, { quiz, student, submittedAt: new Date() })).id,
      member: student.membershipId,
      invitation: (await aMemberInvitation(app, { by: admin })).id,
      import: (await anImport(app, { by: admin })).id,
      coupon: (await aCoupon(app, { institution })).id,
      category: (await aCategory(app, { institution })).id,
      resource: (await aResource(app, { course })).id,
      session: session.id,
      attendance: session.id, // the object of the event
      review: (await aReview(app, { by: student, course })).id,
      event: webinar.id,
      order: (await anOrder(app, { student, cohort: await aCohort(app, { by: admin, price: 49 }) })).id,
      registration: (await aRegistration(app, { event: webinar, member: student })).id,
    };
    for (const event of webhookEvents()) {
      const id = ids[event.split('.')[0]!];
      const values = [event, institution.id, [id], uuidv7(), new Date().toISOString()];
      const { rows } = await app.db.query<{ payload: string }>(messagesSql(event), values);
      expect([event, rows.length]).toEqual([event, 1]);
      expect(mismatchesOf(rows[0]!.payload)).toEqual([]);
    }
  });

  test('of the test event, too', async () => {
    const receiver = await aReceiver();
    const endpoint = await anEndpoint(app, { by: admin, url: receiver.url });
    await sendTest(app, endpoint.id, admin);
    const [message] = await receiver.until(1);
    expect(mismatchesOf(message!.body)).toEqual([]);
    await receiver.stop();
  });

  test('and a message with another field or type does not', () => {
    const message = { type: 'member.removed', timestamp: new Date().toISOString() };
    const data = { id: uuidv7(), role: 'student', status: 'active' };
    const of = (more: object) => mismatchesOf(JSON.stringify({ ...message, data: { ...data, ...more } }));
    expect(of({})).toEqual([]);
    for (const more of [{ name: 'Kim' }, { role: 'king' }, { id: 1 }, { status: null }])
      expect(of(more)).toHaveLength(1);
  });
});
