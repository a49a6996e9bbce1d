import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { type App, startApp } from '#tests/support/app';
import { eventWrites, importWrite, sessionWrites } from './bursts.ts';
import { FOLLOWED } from './followed.ts';
import { openScreens } from './live-client.ts';
import { aWorld, drawing, randomWrites, shuffled } from './world.ts';

const BURSTS = 4;
/** Concurrent writes. */
const AT_ONCE = 3;

const subscriptions = Object.keys(schema.getSubscriptionType()!.getFields()).toSorted();

/** Subscriptions whose events need name servers: tests/modules/custom-domain. */
const ELSEWHERE: readonly string[] = ['customDomainChanged'];

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('every subscription has its row in followed.ts', () => {
  expect(Object.keys(FOLLOWED).toSorted()).toEqual(subscriptions);
});

test('state plus events equals fresh state on every screen', async () => {
  const seed = Number(process.env['SEED'] ?? 3);
  const draw = drawing(seed);
  const world = await aWorld(app);
  const clients = await Promise.all([
    ...[world.teacher, world.ana].map((member) => openScreens(world, member)),
    openScreens(world, world.admin, { isForAdmins: true }),
  ]);
  onTestFinished(async () => void (await Promise.all(clients.map(({ stop }) => stop()))));
  const writes = randomWrites(world, draw);
  for (let burst = 1; burst <= BURSTS; burst += 1) {
    const left = shuffled(writes, draw);
    while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map((write) => write()));
    const together = [
      ...eventWrites(world, burst),
      ...sessionWrites(world, burst),
      importWrite(world, burst),
    ];
    await Promise.all(together.map((write) => write()));
    for (const [place, { differences }] of clients.entries())
      await expect
        .poll(differences, {
          message: `client ${place} after burst ${burst} with SEED=${seed}`,
          timeout: 60_000,
          interval: 200,
        })
        .toEqual([]);
  }
  const heard = subscriptions.filter((name) => clients.some((client) => client.heard.has(name)));
  expect(heard, 'subscriptions with an event').toEqual(
    subscriptions.filter((name) => !ELSEWHERE.includes(name)),
  );
});
