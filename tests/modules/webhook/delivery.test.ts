import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import { MAX_TRIES, secondsToNextAttempt } from '#modules/webhook/backoff.rules';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aWebhook,
  inDays,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { countWaiting } from '#tests/support/while-locked';
import {
  anEndpoint,
  deliveriesOf,
  type Endpoint,
  expectStates,
  hurryUntil,
  readEndpoint,
  redeliver,
  remove,
  rotate,
  sendTest,
  turnsLeft,
  update,
  somebodyEnrolls,
} from './calls.ts';
import { verified, aReceiver, type Receiver } from './receiver.ts';
import { receivesEach } from './receiving.ts';

let app: App;
let admin: Member;
let receiver: Receiver;
let endpoint: Endpoint;
beforeAll(async () => {
  app = await startApp();
});
receivesEach(
  () => app,
  (receiving) => ({ admin, receiver, endpoint } = receiving),
);
afterAll(() => app.stop());

describe('a webhook event', () => {
  test('arrives signed, as JSON, for the fast path of enrolling', async () => {
    const { cohort, student, enrollmentId } = await somebodyEnrolls(app, admin);
    const [message] = await receiver.until(1);
    expect(message).toMatchObject({
      method: 'POST',
      path: '/hooks',
      headers: { 'content-type': 'application/json', 'user-agent': 'Lyceum-Webhooks/1' },
    });
    expect(verified(message!, endpoint.secret)).toEqual({
      type: 'enrollment.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: {
        id: enrollmentId,
        status: 'active',
        enrolledAt: expect.stringMatching(/Z$/),
        memberId: student.membershipId,
        cohortId: cohort.id,
        cohortTitle: cohort.title,
      },
    });
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    const [delivery] = await deliveriesOf(app, endpoint, admin);
    expect(delivery).toMatchObject({
      eventId: message!.headers['webhook-id'],
      type: 'ENROLLMENT_CREATED',
      payload: message!.body,
      nextAttemptAt: null,
      attempts: [{ statusCode: 200, error: null, response: 'thanks' }],
    });
  });

  test('with a changed body or another secret fails verification', async () => {
    await somebodyEnrolls(app, admin);
    const [message] = await receiver.until(1);
    expect(() =>
      verified({ ...message!, body: message!.body.replace('active', 'failed') }, endpoint.secret),
    ).toThrow('No matching signature found');
    const other = await anEndpoint(app, { by: admin, url: receiver.url });
    expect(() => verified(message!, other.secret)).toThrow('No matching signature found');
  });

  test('of each type reaches its subscribers only', async () => {
    const all = await aReceiver();
    const events = [
      'ENROLLMENT_WAITLISTED',
      'ENROLLMENT_PROMOTED',
      'ENROLLMENT_CANCELLED',
      'COHORT_CREATED',
      'COHORT_UPDATED',
      'COHORT_DELETED',
      'COURSE_CREATED',
      'COURSE_PUBLISHED',
    ];
    await anEndpoint(app, { by: admin, url: all.url, events });
    const as = admin;
    const { data } = await app.graphql(
      `mutation Quick($input: QuickCreateInput!) { quickCreate(input: $input) { cohort { id } } }`,
      {
        input: {
          course: { title: 'Algebra', category: 'DATA_SCIENCE' },
          cohort: { title: 'Spring', startDate: inDays(3).toISOString() },
        },
      },
      { as },
    );
    const cohort = data.quickCreate.cohort as { id: string };
    const change = `mutation Update($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }`;
    await app.graphql(change, { input: { id: cohort.id, capacity: 1 } }, { as });
    for (let at = 0; at < 2; at++)
      await enroll(app, cohort, await aStudent(app, { institution: admin.institution }), true);
    await app.graphql(change, { input: { id: cohort.id, capacity: 2 } }, { as });
    await app.graphql(
      'mutation Delete($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
      { id: cohort.id },
      { as },
    );
    const messages = (await all.until(10)).map(
      ({ body }) => JSON.parse(body) as { type: string; data: object },
    );
    expect(messages.map(({ type }) => type)).toEqual([
      'course.created',
      'course.published',
      'cohort.created',
      'cohort.updated',
      'enrollment.waitlisted',
      'cohort.updated',
      'enrollment.promoted',
      'enrollment.cancelled',
      'enrollment.cancelled',
      'cohort.deleted',
    ]);
    expect(messages[2]!.data).toMatchObject({ id: cohort.id, title: 'Spring', capacity: 30, isPublic: true });
    expect(messages[0]!.data).toMatchObject({ title: 'Algebra', status: 'published', price: inDollars(0) });
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'enrollment.created',
    ]);
    await all.stop();
  });

  test('has the same ID at every endpoint', async () => {
    const second = await aReceiver();
    await anEndpoint(app, { by: admin, url: second.url });
    await somebodyEnrolls(app, admin);
    const [here] = await receiver.until(1);
    const [there] = await second.until(1);
    expect(there!.headers['webhook-id']).toBe(here!.headers['webhook-id']);
    await second.stop();
  });

  test('of a rolled back transaction is not sent', async () => {
    const failing = { statementsFor: () => [{ text: 'select 1 / (select 0 from now())', values: [] }] };
    CONSUMERS.push(failing);
    const cohort = await aCohort(app, { by: admin });
    const student = await aStudent(app, { institution: admin.institution });
    expect((await enroll(app, cohort, student)).code).toBe('INTERNAL');
    CONSUMERS.pop();
    expect(await deliveriesOf(app, endpoint, admin)).toEqual([]);
    await enroll(app, cohort, student);
    await receiver.until(1);
    expect(await deliveriesOf(app, endpoint, admin)).toHaveLength(1);
  });

  test('is not sent to a disabled endpoint, nor to one of another institution', async () => {
    const stranger = await anAdmin(app);
    const foreign = await aReceiver();
    const abroad = await anEndpoint(app, { by: stranger, url: foreign.url });
    await update(app, { id: endpoint.id, isEnabled: false }, admin);
    await somebodyEnrolls(app, admin);
    expect(await deliveriesOf(app, endpoint, admin)).toEqual([]);
    expect(await deliveriesOf(app, abroad, stranger)).toEqual([]);
    await foreign.stop();
  });
});

describe('while an endpoint is deleted', () => {
  test('events are neither delayed nor sent there', async () => {
    const deleting = await app.db.connect();
    await deleting.query('begin');
    await deleting.query('delete from webhook_endpoint where id = $1', [endpoint.id]);
    const enrolling = somebodyEnrolls(app, admin);
    await expect.poll(() => countWaiting(app)).toBe(1);
    await deleting.query('commit');
    deleting.release();
    await enrolling;
    const { rows } = await app.db.query('select from webhook_delivery where endpoint_id = $1', [endpoint.id]);
    expect(rows).toEqual([]);
  });

  test('a running attempt ends without an error', async () => {
    let release = () => {};
    receiver.answer((_, response) => void (release = () => response.end()));
    await sendTest(app, endpoint.id, admin);
    await receiver.until(1);
    expect((await remove(app, endpoint.id, admin)).errors).toEqual([]);
    release();
    await expect.poll(() => turnsLeft(app)).toBe(0);
    expect(app.log.filter((line) => line.includes('deliver-webhook') && line.includes('"level":40'))).toEqual(
      [],
    );
  });
});

describe('a failed delivery', () => {
  test('is retried with growing delays for nearly a day', () => {
    const waits = Array.from({ length: MAX_TRIES }, (_, at) => secondsToNextAttempt(at + 1));
    expect(waits).toEqual([15, 60, 240, 960, 3840, 15_360, 61_440, null]);
    expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600).toBeCloseTo(22.75);
  });

  test('after status 500 is retried with the same ID and succeeds', async () => {
    receiver.answer(500);
    await somebodyEnrolls(app, admin);
    await expect
      .poll(async () => (await deliveriesOf(app, endpoint, admin))[0]?.attempts)
      .toMatchObject([{ statusCode: 500, error: 'Responded 500.', response: 'this is 500' }]);
    const [waiting] = await deliveriesOf(app, endpoint, admin);
    expect(waiting!.status).toBe('PENDING');
    const { rows } = await app.db.query<{ at: Date }>(
      `select run_at as at from graphile_worker_prompt.jobs where task_identifier = 'deliver-slow-webhook'`,
    );
    expect(rows).toEqual([{ at: new Date(waiting!.nextAttemptAt!) }]);
    expect((await readEndpoint(app, endpoint.id, admin)).data.webhookEndpoint.failingSince).not.toBeNull();

    receiver.answer(204);
    await hurryUntil(app, endpoint, admin, ['SUCCEEDED']);
    const [first, second] = await receiver.until(2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
    expect((await readEndpoint(app, endpoint.id, admin)).data.webhookEndpoint.failingSince).toBeNull();
  });

  test.each<[string, Parameters<Receiver['answer']>[0], string]>([
    ['a redirect, which is not followed', 302, 'Responded 302: we don’t follow redirects.'],
    ['gone', 410, 'Responded 410.'],
    ['a cut connection', (request) => request.socket.destroy(), 'The connection was interrupted.'],
    [
      'endless headers',
      (_, response) => void response.writeHead(200, { long: 'x'.repeat(20_000) }).end(),
      'The response headers are too long.',
    ],
  ])('counts %s as a failure', async (_, how, error) => {
    receiver.answer(how);
    await sendTest(app, endpoint.id, admin);
    await expectStates(app, endpoint, admin, ['FAILED']);
    expect((await deliveriesOf(app, endpoint, admin))[0]!.attempts).toMatchObject([{ error }]);
    expect(receiver.received).toHaveLength(1);
  });

  test('stores only the beginning of a response, and is not blocked by an endless body', async () => {
    receiver.answer((_, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('a\0b'.repeat(500)), 1);
      response.on('close', () => clearInterval(more));
    });
    await sendTest(app, endpoint.id, admin);
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    const [delivery] = await deliveriesOf(app, endpoint, admin);
    expect(delivery!.attempts[0]!.response!.length).toBeLessThanOrEqual(2000);
  });

  test('is given up in the end, and after days its endpoint is disabled with a mail to the admins', async () => {
    const owner = await aTeacher(app, { institution: admin.institution, isOwner: true });
    receiver.answer(503);
    await somebodyEnrolls(app, admin);
    await receiver.until(1);
    await expect.poll(async () => (await deliveriesOf(app, endpoint, admin))[0]!.attempts).toHaveLength(1);
    const lastTry = async (failingFor: string) => {
      await app.db.query('update webhook_delivery set tries = $1 where endpoint_id = $2', [
        MAX_TRIES - 1,
        endpoint.id,
      ]);
      await app.db.query(`update webhook_endpoint set failing_since = now() - $1::interval where id = $2`, [
        failingFor,
        endpoint.id,
      ]);
      await hurryUntil(app, endpoint, admin, ['FAILED']);
    };
    await lastTry('2 days');
    expect((await readEndpoint(app, endpoint.id, admin)).data.webhookEndpoint).toMatchObject({
      isEnabled: true,
    });

    const [delivery] = await deliveriesOf(app, endpoint, admin);
    await redeliver(app, delivery!.id, admin);
    await receiver.until(3);
    await expect.poll(async () => (await deliveriesOf(app, endpoint, admin))[0]!.attempts).toHaveLength(3);
    await lastTry('4 days');
    await expect
      .poll(async () => (await readEndpoint(app, endpoint.id, admin)).data.webhookEndpoint)
      .toMatchObject({ isEnabled: false, givenUpAt: expect.any(String) });
    for (const { email } of [admin, owner]) {
      const [mail] = await app.mailTo(email);
      expect(mail!.subject).toContain('webhook');
      expect(mail!.text).toContain(new URL(receiver.url).host);
      expect(mail!.text).not.toContain('/hooks');
    }
    const { data } = await update(app, { id: endpoint.id, isEnabled: true }, admin);
    expect(data.updateWebhookEndpoint.endpoint).toMatchObject({
      isEnabled: true,
      givenUpAt: null,
      failingSince: null,
    });
  });
});

describe('a rotated secret', () => {
  test('signs together with the previous one for a day, then alone', async () => {
    const { data } = await rotate(app, endpoint.id, admin);
    const { secret } = data.rotateWebhookSecret as { secret: string };
    expect(secret).not.toBe(endpoint.secret);
    expect(data.rotateWebhookSecret.endpoint.previousSecretSignsUntil).toEqual(expect.any(String));
    await sendTest(app, endpoint.id, admin);
    const [both] = await receiver.until(1);
    expect(both!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect(verified(both!, secret)).toEqual(verified(both!, endpoint.secret));
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);

    await app.db.query(`update webhook_endpoint set previous_secret_until = now() where id = $1`, [
      endpoint.id,
    ]);
    await sendTest(app, endpoint.id, admin);
    const [, alone] = await receiver.until(2);
    expect(verified(alone!, secret)).toMatchObject({ type: 'webhook.test' });
    expect(() => verified(alone!, endpoint.secret)).toThrow('No matching signature found');
  });

  test('is in no table and in no log', async () => {
    const { secret } = (await rotate(app, endpoint.id, admin)).data.rotateWebhookSecret as { secret: string };
    const { rows } = await app.db.query<{ row: string }>('select w::text as row from webhook_endpoint w');
    const key = secret.slice('whsec_'.length);
    expect(rows.some(({ row }) => row.includes(key))).toBe(false);
    expect(app.log.some((line) => line.includes(key))).toBe(false);
  });
});

test('endpoints that never respond delay only themselves, not another endpoint or a mail', async () => {
  receiver.answer(() => {});
  await Promise.all(Array.from({ length: 3 }, () => somebodyEnrolls(app, admin)));
  await receiver.until(1);
  const quick = await aReceiver();
  const other = await anEndpoint(app, { by: admin, url: quick.url });
  await sendTest(app, other.id, admin);
  await quick.until(1);

  const slow = await Promise.all(
    Array.from({ length: 12 }, () => anEndpoint(app, { by: admin, url: receiver.url })),
  );
  for (const { id } of slow) await sendTest(app, id, admin); // more than the concurrency limit
  await receiver.until(10);
  const cohort = await aCohort(app, { by: admin });
  const student = await aStudent(app, { institution: admin.institution });
  await anEnrollment(app, { cohort, student });
  await app.graphql(
    'mutation Delete($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
    { id: cohort.id },
    { as: admin },
  );
  const [mail] = await app.mailTo(student.email);
  expect(mail!.subject).toContain('was deleted');
  expect(receiver.received.filter(({ body }) => body.includes('enrollment.created'))).toHaveLength(1);
  await quick.stop();
});

test('deliveries are kept for 30 days, pending ones longer', async () => {
  for (const [status, days] of [
    ['succeeded', 31],
    ['failed', 31],
    ['pending', 31],
    ['succeeded', 29],
  ] as const) {
    const { deliveryId } = await aWebhook(app, { institution: admin.institution });
    await app.db.query(
      `update webhook_delivery set status = $2, endpoint_id = $3, created_at = now() - make_interval(days => $4)
       where id = $1`,
      [deliveryId, status, endpoint.id, days],
    );
  }
  await app.db.query(`select graphile_worker.add_job('clean-webhooks', '{}')`);
  await expectStates(app, endpoint, admin, ['SUCCEEDED', 'PENDING']);
});
