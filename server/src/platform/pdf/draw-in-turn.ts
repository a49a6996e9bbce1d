import { setImmediate as othersTurn } from 'node:timers/promises';
import { TooMany } from '#kernel/errors';
import { FairQueue } from '#platform/limits/fair-queue';

/** Points that drawing a document costs: it takes about a tenth of a second, in which the process answers nobody. */
export const DRAWING_POINTS = 500;

/** One document at a time. People take turns, so that a flood of one person delays only that person. */
const drawing = new FairQueue({
  name: 'documents',
  concurrency: 1,
  maxWaiting: 100,
  full: () => TooMany('Too many documents at once. Try again in a few seconds.', 5),
});

/**
 * Draws a document when its person's turn comes. Requests that arrived in the meantime are answered before.
 * @throws TooMany when too many documents wait
 */
export const drawInTurn = (accountId: string, draw: () => Promise<Buffer>): Promise<Buffer> =>
  drawing.run(accountId, async () => {
    await othersTurn();
    return draw();
  });
