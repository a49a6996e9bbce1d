import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import { queueSql } from '#modules/webhook/queue.sql';
import { resend } from '#tests/modules/account/calls';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  anInstitution,
  type Member,
} from '#tests/support/factories';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';

const BACKLOG = 10_000;

/** Jobs of the backlog that may begin before one of another institution. */
const FEW = BACKLOG / 10;

let app: App;
let receiver: Receiver;
let dead: { url: string; stop: () => void };
/** The institution without a backlog. */
let quiet: Member;
beforeEach(async () => {
  app = await startApp();
  receiver = await aReceiver();
  dead = await aDeadServer();
  quiet = await anAdmin(app);
  await anEndpoint(app, { by: quiet, url: receiver.url });
});
afterEach(async () => {
  dead.stop();
  await app.stop();
  await receiver.stop();
});

/** Accepts connections and never responds. */
async function aDeadServer() {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Adds dead endpoints to institutions, with a total number of waiting deliveries. */
async function aBacklogOfDeliveries(institutionIds: string[], { endpoints }: { endpoints: number }) {
  await app.db.query(
    `insert into webhook_endpoint (institution_id, id, url, events)
     select institution, uuidv7(), $2, '{enrollment.created}'
     from unnest($1::uuid[]) institution, generate_series(1, $3)`,
    [institutionIds, dead.url, endpoints],
  );
  await app.db.query(
    `with delivery as (
       insert into webhook_delivery (institution_id, id, endpoint_id, event_id, type, payload)
       select w.institution_id, uuidv7(), w.id, uuidv7(), 'enrollment.created', '{}'
       from webhook_endpoint w, generate_series(1, $2) where w.url = $1 returning *)
     ${queueSql('delivery', 'waiting.institution_id')}`,
    [dead.url, BACKLOG / endpoints / institutionIds.length],
  );
}

/** Waits until workers are busy with the backlog. */
const busy = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Expects a job to overtake the backlog: few mails of it are sent until then, and no dead endpoint has timed out. */
async function expectPrompt(job: Promise<unknown>) {
  const sent = app.mails().length;
  await job;
  expect(app.mails().length - sent, 'mails sent until then').toBeLessThan(FEW);
  const { rows } = await app.db.query<{ count: number }>(
    `select count(*)::int as count from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id
     join webhook_endpoint e on e.id = d.endpoint_id where e.url = $1`,
    [dead.url],
  );
  expect(rows[0]!.count, 'attempts of the backlog that ended until then').toBe(0);
}

async function expectPromptDelivery() {
  const cohort = await aCohort(app, { by: quiet });
  const student = await aStudent(app, { institution: quiet.institution });
  await enroll(app, cohort, student);
  await expectPrompt(receiver.until(1));
}

async function expectPromptCode() {
  const student = await aStudent(app, { institution: quiet.institution, isVerified: false });
  const { errors } = await resend(app, { as: student });
  expect(errors).toEqual([]);
  await expectPrompt(app.mailTo(student.email));
}

async function expectPromptInvitation() {
  const teacher = await aTeacher(app, { institution: quiet.institution });
  const course = await aCourse(app, { by: teacher });
  await app.graphql(
    'mutation ($input: ShareCourseInput!) { shareCourse(input: $input) { invited } }',
    { input: { courseId: course.id, message: '', emails: ['invited@example.org'] } },
    { as: teacher },
  );
  await expectPrompt(app.mailTo('invited@example.org'));
}

describe(`a backlog of ${BACKLOG}`, () => {
  test('mails of one institution does not delay codes, deliveries or mails of another', async () => {
    const { institution } = await aTeacher(app);
    await app.services.orm.em.fork().transactional((em) =>
      enqueueMails(
        em as never,
        Array.from({ length: BACKLOG }, (_, at) => ({
          to: `person${at}@example.org`,
          template: 'invitation' as const,
          data: {
            namespace: institution.namespace,
            institution: institution.name,
            sender: 'Grace',
            courseId: institution.id,
            courseTitle: 'Algebra',
            message: '',
          },
        })),
      ),
    );
    await busy();
    await expectPromptCode();
    await expectPromptDelivery();
    await expectPromptInvitation();
    expect(app.mails().length).toBeLessThan(BACKLOG / 2); // control: the backlog was there all along
  });

  test('deliveries to dead endpoints of one institution does not delay codes or deliveries of another', async () => {
    const { institution } = await anAdmin(app);
    await aBacklogOfDeliveries([institution.id], { endpoints: 20 });
    await busy();
    await expectPromptDelivery();
    await expectPromptCode();
  });

  test('deliveries to dead endpoints of 50 institutions does not delay codes or deliveries of another', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count++) ids.push((await anInstitution(app)).id);
    await aBacklogOfDeliveries(ids, { endpoints: 1 });
    await busy();
    await expectPromptDelivery();
    await expectPromptCode();
  });
});
