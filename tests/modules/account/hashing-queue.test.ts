import type { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, PASSWORD } from '#tests/support/factories';
import type * as FairQueueModule from '#platform/limits/fair-queue';
import { forgetAttempts, newEmail, signIn, times } from './calls.ts';

const FLOOD = 'flood';

const gate = vi.hoisted(() => ({
  compared: [] as string[],
  open: (): void => undefined,
  isOpen: Promise.resolve(),
}));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<{ verify: typeof verify }>();
  const gated: typeof verify = async (hash, password) => {
    gate.compared.push(String(password));
    await gate.isOpen;
    return password === FLOOD ? false : real.verify(hash, password); // four hundred hashes would take long
  };
  return { ...real, verify: gated };
});

/** False for the negative control, where all networks share one queue. */
const turns = vi.hoisted(() => ({ areByNetwork: true }));

vi.mock('#platform/limits/fair-queue', async (importOriginal) => {
  const real = await importOriginal<typeof FairQueueModule>();
  class Queue extends real.FairQueue {
    override run<T>(key: string, task: () => Promise<T>): Promise<T> {
      return super.run(turns.areByNetwork ? key : 'everybody', task);
    }
  }
  return { ...real, FairQueue: Queue };
});

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

function closeGate(): void {
  gate.compared.length = 0;
  gate.isOpen = new Promise((resolve) => (gate.open = resolve));
}

/** Sends one request of a flood by fetch, which opens one connection per call. Returns its error code and Retry-After. */
async function guess(address: string): Promise<{ code: string | undefined; retryAfter: string | null }> {
  const response = await fetch(`http://localhost:${app.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      variables: { input: { email: newEmail(), password: FLOOD } },
    }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { code: errors?.[0]?.extensions.code, retryAfter: response.headers.get('retry-after') };
}

/** Floods the queue from one network, then signs an owner in from another. Returns each error code and when it arrived. */
async function signInDuringFlood() {
  const { email } = await anAccount(app);
  closeGate();
  const refused: (string | null)[] = [];
  const flood = times(500, async () => {
    const { code, retryAfter } = await guess('203.0.113.9');
    if (code === 'TOO_MANY_REQUESTS') refused.push(retryAfter);
    return code;
  });
  try {
    const inTime = { timeout: 60_000 };
    await vi.waitFor(() => expect(refused).toHaveLength(98), inTime); // two run, 400 wait
    let isAnswered = false;
    const owner = signIn(app, { email, password: PASSWORD }, from('198.51.100.7')).finally(
      () => (isAnswered = true),
    );
    // A full queue rejects one request to make room for the owner: one of the flood, or the owner's own.
    await vi.waitFor(() => expect(isAnswered || refused.length === 99).toBe(true), inTime);
    gate.open();
    const { code } = await owner;
    return { code, place: gate.compared.indexOf(PASSWORD), flood: await flood, refused };
  } finally {
    gate.open();
  }
}

test('a flood of sign-ins from one network is limited and does not delay other networks', async () => {
  const { code, place, flood, refused } = await signInDuringFlood();
  expect(code).toBeUndefined();
  expect(place).toBeLessThan(10);
  expect(flood.filter((answer) => answer === 'UNAUTHENTICATED')).toHaveLength(401);
  expect(new Set(refused)).toEqual(new Set(['5']));
  const { rows } = await app.db.query(
    "select count(*)::int as n from attempt where key like 'sign-in:new-%' and count > 0",
  );
  expect(rows[0].n).toBe(401); // a sign-in rejected by the full queue is not counted as a failure
});

test('without a fair queue per network the same flood locks the owner out (negative control)', async () => {
  turns.areByNetwork = false;
  try {
    const { code, place, flood } = await signInDuringFlood();
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect(place).toBe(-1); // the password was never compared
    expect(flood.filter((answer) => answer === 'UNAUTHENTICATED')).toHaveLength(402);
  } finally {
    turns.areByNetwork = true;
  }
});
