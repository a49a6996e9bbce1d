import type pg from 'pg';

const INTERVAL = 1_000;

/**
 * Intervals without an answer after which the server counts as silent. They are counted rather than timed: a process that
 * was held up itself, and has the answer waiting, counts one.
 */
const MAX_MISSED = 5;

/** Asks the server for a sign of life once a second, for as long as the connection lasts. */
export function startHeartbeat(client: pg.Client, onSilent: () => void): void {
  let isAsking = false;
  let missed = 0;
  const answered = () => (isAsking = false);
  const timer = setInterval(() => {
    if (isAsking) {
      if (++missed === MAX_MISSED) onSilent();
      return;
    }
    isAsking = true;
    missed = 0;
    client.query('select 1').then(answered, answered);
  }, INTERVAL).unref();
  client.once('end', () => clearInterval(timer));
}
