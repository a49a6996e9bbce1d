import type { Page, Request, Route } from '@playwright/test';

/** Name of the operation that a request to /graphql carries; null for other requests. */
export function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null;
  const { operationName, query } = request.postDataJSON() as { operationName?: string; query?: string };
  return operationName ?? query ?? null;
}

/** The operations that a page sends from now on, in their order. */
export function watchOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) sent.push(operation);
  });
  return sent;
}

/**
 * Resolves once the page that is about to be opened is subscribed, and has refetched what changed before that. Call it
 * before opening the page.
 */
export async function subscribed(page: Page): Promise<void> {
  await watchSubscriptions(page).until('"subscribe"');
  await quiet(page);
}

/** Resolves once the page has sent no request, and received no answer, for half a second. */
export async function quiet(page: Page): Promise<void> {
  let latest = Date.now();
  const note = () => (latest = Date.now());
  for (const event of ['request', 'response'] as const) page.on(event as 'request', note);
  while (Date.now() - latest < 500) await page.waitForTimeout(50);
  for (const event of ['request', 'response'] as const) page.off(event as 'request', note);
}

/**
 * What a page subscribes to from now on: `until` resolves once it has asked for a field so often. Ask before opening it.
 */
export function watchSubscriptions(page: Page): { until: (field: string, times?: number) => Promise<void> } {
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"subscribe"')) asked.push(String(payload));
    });
  });
  return {
    until: async (field, times = 1) => {
      while (asked.filter((frame) => frame.includes(field)).length < times) await page.waitForTimeout(20);
    },
  };
}

/** Action for a call that is held back. */
export interface Held {
  /** Resolves once the page has sent it. */
  sent: Promise<void>;
  /** Lets it through to the server, or answers in its place. */
  release: (answer?: Parameters<Route['fulfill']>[0]) => void;
}

/** Holds back the next call of an operation until it is released, and at least 500 ms: a slow server. */
export async function hold(page: Page, operation: string): Promise<Held> {
  let release!: Held['release'];
  let tell!: () => void;
  const released = new Promise<Parameters<Route['fulfill']>[0]>((resolve) => (release = resolve));
  const sent = new Promise<void>((resolve) => (tell = resolve));
  let isTaken = false;
  await page.route('**/graphql', async (route) => {
    if (isTaken || operationOf(route.request()) !== operation) return route.fallback();
    isTaken = true;
    tell();
    const [answer] = await Promise.all([released, new Promise((resolve) => setTimeout(resolve, 500))]);
    return answer ? route.fulfill(answer) : route.continue();
  });
  return { sent, release };
}
