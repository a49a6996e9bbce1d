import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, kill, type Product } from '#tests/platform/server/product';
import type { App } from '#tests/support/app';
import { aCohort, anAdmin, aStudent } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { enroll } from '#tests/modules/enrollment/calls';
import { anEndpoint, expectStates } from './calls.ts';
import { aReceiver, type Receiver } from './receiver.ts';

let product: Product;
let receiver: Receiver;
beforeAll(async () => {
  product = await aProduct();
  receiver = await aReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await product.stop();
});

async function aServer() {
  const server = await product.start();
  const app: Pick<App, 'graphql'> = {
    graphql: (query, variables, options = {}) => execute(server.url, query, variables, options),
  };
  return { app, kill: () => kill(server) };
}

test('a server killed after the commit and before the response loses nothing: the next one sends the delivery', async () => {
  const { arranging } = product;
  const admin = await anAdmin(arranging);
  const cohort = await aCohort(arranging, { by: admin });
  const student = await aStudent(arranging, { institution: admin.institution });

  const first = await aServer();
  receiver.answer(() => {}); // accepts it and never responds
  const endpoint = await anEndpoint(first.app, { by: admin, url: receiver.url });
  expect((await enroll(first.app, cohort, student)).errors).toEqual([]);
  await receiver.until(1);
  await first.kill();

  receiver.answer(200);
  const second = await aServer();
  const [lost, again] = await receiver.until(2);
  expect(again!.headers['webhook-id']).toBe(lost!.headers['webhook-id']);
  expect(again!.body).toBe(lost!.body);
  await expectStates(second.app, endpoint, admin, ['SUCCEEDED']);
});
