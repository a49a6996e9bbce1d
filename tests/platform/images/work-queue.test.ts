import { setImmediate as later } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanImage, renderImage } from '#platform/images/renditions';
import { workQueue } from '#platform/images/work-queue';

/** Runs ten pieces of work through a queue, and returns how many of them ran at once. */
async function mostAtOnce(running: number): Promise<number> {
  const queued = workQueue({ name: 'of a test', running, held: 20 });
  let now = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      queued(async () => {
        most = Math.max(most, ++now);
        for (let turn = 0; turn < 5; turn++) await later();
        now -= 1;
      }),
    ),
  );
  return most;
}

test.each([1, 3])('at most %i pictures are decoded at once', async (running) => {
  expect(await mostAtOnce(running)).toBe(running);
});

test('with a limit that is never reached all are decoded at once (negative control)', async () => {
  expect(await mostAtOnce(10)).toBe(10);
});

test('a failure gives the turn to the next one, in order', async () => {
  const queued = workQueue({ name: 'of a test', running: 1, held: 20 });
  const order: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3].map((number) =>
      queued(async () => {
        order.push(number);
        await later();
        if (number === 1) throw new Error('unreadable');
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('institutions take turns, and a flood of one is refused to itself only', async () => {
  const queued = workQueue({ name: 'of a test', running: 1, held: 4 });
  const order: string[] = [];
  const given = ['noisy', 'noisy', 'noisy', 'noisy', 'quiet'].map((share) =>
    queued(async () => {
      order.push(share);
      await later();
    }, share),
  );
  const results = await Promise.allSettled(given);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(order).toEqual(['noisy', 'noisy', 'quiet', 'noisy']);
});

test('more than the limit are refused before they are read, and again taken when others are done', async () => {
  const queued = workQueue({ name: 'of a test', running: 1, held: 2 });
  const both = [queued(() => later()), queued(() => later())];
  await expect(queued(() => later())).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
  await Promise.all(both);
  await expect(queued(async () => 'taken')).resolves.toBe('taken');
});

/** Returns the most pictures that the library had in work while pieces of work ran. */
async function mostInLibrary(work: Promise<unknown>[]): Promise<number> {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
  try {
    await Promise.all(work);
  } finally {
    clearInterval(watch);
  }
  return most;
}

const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#468' } });

test('renditions and cleaned pictures share one queue', async () => {
  const bytes = await picture.clone().png().toBuffer();
  const work = Array.from({ length: 8 }, (_, at) => (at % 2 ? renderImage(bytes) : cleanImage(bytes)));
  expect(await mostInLibrary(work)).toBe(1);
});

test('the library itself takes several at once (negative control)', async () => {
  const bytes = await picture.clone().png().toBuffer();
  const work = Array.from({ length: 8 }, () => sharp(bytes).webp().toBuffer());
  expect(await mostInLibrary(work)).toBeGreaterThan(1);
});
