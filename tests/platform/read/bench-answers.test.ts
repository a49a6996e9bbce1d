import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signAccessToken } from '#platform/request/authentication';
import { fill, type Person, sample, type Sample } from '#tests/bench/data';
import { STATEMENTS } from '#tests/bench/limit-statements';
import { WORKLOADS } from '#tests/bench/workloads';
import { type App, startApp } from '#tests/support/app';

vi.hoisted(() => (process.env['BENCH_SIZE'] = 'small'));

let app: App;
let client: pg.PoolClient;
let ids: Sample;

beforeAll(async () => {
  app = await startApp();
  client = await app.db.connect();
  await fill(client);
  ids = await sample(client);
});
afterAll(async () => {
  client.release();
  await app.stop();
});

const tokenOf = ({ accountId, sessionId }: Person) => ({
  accessToken: signAccessToken(app.services.config.jwtSecret, {
    sub: accountId,
    sid: sessionId,
    email: '',
    role: null,
    isVerified: true,
    namespace: null,
    firstName: '',
  }),
});

test.each(
  WORKLOADS.filter(({ name }) => name !== 'enroll').map((workload) => [workload.name, workload] as const),
)('the server and the limit answer the workload %s alike', async (name, workload) => {
  for (const number of [0, 1, 12]) {
    const { method, path, body, as, values } = workload.request(ids, number);
    const response = await app.request(method, path, { body, as: tokenOf(as) });
    const { rows } = await client.query<[string]>({ text: STATEMENTS[name]!, values, rowMode: 'array' });
    expect(workload.answer(response.body as never)).toEqual(JSON.parse(rows[0]![0]));
  }
});
