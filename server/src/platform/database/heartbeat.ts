import type pg from 'pg';

const INTERVAL = 1_000;

/**
 * Missed heartbeats after which the server counts as silent. They are counted, not timed: a process that was
 * blocked itself, with the answer waiting, counts one.
 */
const MAX_MISSED = 5;

/** Sends a heartbeat every second while the connection exists. */
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
