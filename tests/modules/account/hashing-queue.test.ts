import type { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, PASSWORD } from '#tests/support/factories';
import { forgetAttempts, newEmail, signIn, times } from './doors.ts';

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

/** One of a flood; by fetch, which opens as many connections as there are calls. Gives its status and Retry-After. */
async function guess(address: string): Promise<{ status: number; retryAfter: string | null }> {
  const response = await fetch(`http://localhost:${app.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      variables: { input: { email: newEmail(), password: FLOOD } },
    }),
  });
  await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

test('a flood of sign-ins from one network is bounded, and delays nobody who comes from another', async () => {
  const { email } = await anAccount(app);
  closeGate();
  const refused: (string | null)[] = [];
  const flood = times(500, async () => {
    const { status, retryAfter } = await guess('203.0.113.9');
    if (status === 429) refused.push(retryAfter);
    return status;
  });
  try {
    const inTime = { timeout: 60_000 };
    await vi.waitFor(() => expect(refused).toHaveLength(98), inTime); // two run, 400 wait
    const owner = signIn(app, { email, password: PASSWORD }, from('198.51.100.7'));
    await vi.waitFor(() => expect(refused).toHaveLength(99), inTime); // one of the flood makes room
    gate.open();
    expect((await owner).status).toBe(200);
    expect(gate.compared.indexOf(PASSWORD)).toBeLessThan(10);
  } finally {
    gate.open();
  }
  expect((await flood).filter((status) => status === 401)).toHaveLength(401);
  expect(new Set(refused)).toEqual(new Set(['5']));
  const { rows } = await app.db.query(
    "select count(*)::int as n from attempt where key like 'sign-in:new-%' and count > 0",
  );
  expect(rows[0].n).toBe(401); // to be refused for want of a place is no failure
}, 150_000);
