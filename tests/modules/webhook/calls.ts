import { expect } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import type { App } from '#tests/support/app';
import { aCohort, aStudent, type Member } from '#tests/support/factories';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;

const ENDPOINT = 'id url description events isEnabled failingSince givenUpAt previousSecretSignsUntil';
const DELIVERY = `id eventId type payload status nextAttemptAt
  attempts { statusCode durationMs error response } endpoint { id }`;

/** Runs one webhook operation over GraphQL. */
const call =
  (kind: 'query' | 'mutation', type: string, name: string, answer: string, argument: string) =>
  (app: Pick<App, 'graphql'>, value: unknown, as: As): Promise<GraphqlAnswer> => {
    const given = `${argument}: $value`;
    const args = kind === 'query' || argument === 'input' ? given : `input: { ${given} }`;
    const document = `${kind} Call($value: ${type}!) { ${name}(${args}) { ${answer} } }`;
    return app.graphql(document, { value }, { as });
  };

export const create = call(
  'mutation',
  'CreateWebhookEndpointInput',
  'createWebhookEndpoint',
  `endpoint { ${ENDPOINT} } secret`,
  'input',
);
export const update = call(
  'mutation',
  'UpdateWebhookEndpointInput',
  'updateWebhookEndpoint',
  `endpoint { ${ENDPOINT} }`,
  'input',
);
export const remove = call('mutation', 'ID', 'deleteWebhookEndpoint', 'id', 'id');
export const rotate = call('mutation', 'ID', 'rotateWebhookSecret', `endpoint { ${ENDPOINT} } secret`, 'id');
export const sendTest = call('mutation', 'ID', 'sendTestWebhook', `delivery { ${DELIVERY} }`, 'endpointId');
export const redeliver = call('mutation', 'ID', 'redeliverWebhook', `delivery { ${DELIVERY} }`, 'id');
export const readEndpoint = call(
  'query',
  'ID',
  'webhookEndpoint',
  `${ENDPOINT} deliveries(first: 50) { totalCount nodes { ${DELIVERY} } }`,
  'id',
);
export const readDelivery = call('query', 'ID', 'webhookDelivery', DELIVERY, 'id');

export interface Endpoint {
  id: string;
  secret: string;
}

/** Creates an endpoint that subscribes to the given events, or to all. */
export async function anEndpoint(
  app: Pick<App, 'graphql'>,
  { by, url, events = ['ENROLLMENT_CREATED'] }: { by: As; url: string; events?: string[] },
): Promise<Endpoint> {
  const { data, errors } = await create(app, { url, events }, by);
  expect(errors).toEqual([]);
  return { id: data.createWebhookEndpoint.endpoint.id, secret: data.createWebhookEndpoint.secret };
}

/** Returns the deliveries of an endpoint, the latest first. */
export async function deliveriesOf(app: Pick<App, 'graphql'>, { id }: { id: string }, as: As) {
  const { data, errors } = await readEndpoint(app, id, as);
  expect(errors).toEqual([]);
  return data.webhookEndpoint.deliveries.nodes as {
    id: string;
    eventId: string;
    type: string;
    payload: string;
    status: string;
    nextAttemptAt: string | null;
    attempts: { statusCode: number | null; error: string | null; response: string | null }[];
  }[];
}

/** Waits until each delivery of an endpoint has the expected state, the latest first. */
export async function expectStates(
  app: Pick<App, 'graphql'>,
  endpoint: { id: string },
  as: As,
  states: string[],
): Promise<void> {
  const found = async () => (await deliveriesOf(app, endpoint, as)).map(({ status }) => status);
  await expect.poll(found, { timeout: 30_000 }).toEqual(states);
}

/**
 * Makes deliveries due until each has the expected state, the latest first. Again and again: an attempt that
 * is recorded may not have queued the next one yet.
 */
export async function hurryUntil(
  app: Pick<App, 'graphql' | 'db'>,
  endpoint: { id: string },
  as: As,
  states: string[],
): Promise<void> {
  const found = async () => {
    await hurry(app);
    return (await deliveriesOf(app, endpoint, as)).map(({ status }) => status);
  };
  await expect.poll(found, { timeout: 30_000, interval: 250 }).toEqual(states);
}

/** Makes deliveries that wait for their next attempt due immediately. */
export const hurry = (app: Pick<App, 'db'>) =>
  app.db.query(
    `update webhook_delivery set next_attempt_at = now() where status = 'pending';
     update graphile_worker_prompt._private_jobs set run_at = now()`,
  );

/** Returns the number of turns that wait or run. */
export const turnsLeft = async (app: Pick<App, 'db'>) =>
  (await app.db.query('select from graphile_worker_prompt.jobs')).rowCount;

/** Enrolls a new student in a new cohort of the admin's institution. Returns the subject of the event. */
export async function somebodyEnrolls(app: App, admin: Member) {
  const cohort = await aCohort(app, { by: admin });
  const student = await aStudent(app, { institution: admin.institution });
  const { data, errors } = await enroll(app, cohort, student);
  expect(errors).toEqual([]);
  return { cohort, student, enrollmentId: data.enroll.enrollment.id as string };
}
