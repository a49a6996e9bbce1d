import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Connections } from '#platform/database/connections';
import { LANES } from '#platform/jobs/lanes';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import { startApp } from '#tests/support/app';

/** Counts the looks of workers for a job. */
function countLooks(): { looks: () => number } {
  let looks = 0;
  const clientFor: typeof Connections.prototype.clientFor = Reflect.get(Connections.prototype, 'clientFor');
  vi.spyOn(Connections.prototype, 'clientFor').mockImplementation(function (this: Connections, ...given) {
    return class extends clientFor.call(this, ...given) {
      override query(...args: unknown[]): never {
        const { name } = args[0] as { name?: string };
        if (name?.startsWith('get_job')) looks += 1;
        return super.query(...(args as [string])) as never;
      }
    };
  });
  return { looks: () => looks };
}

/** Accepts connections and never responds. */
async function aSilentServer(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('one worker of a lane looks for jobs at the start, and all run a backlog without notifications', async ({
  onTestFinished,
}) => {
  const { looks } = countLooks();
  onTestFinished(() => void vi.restoreAllMocks());
  const silent = await aSilentServer();
  const app = await startApp({ env: { SMTP_URL: silent.url } });
  onTestFinished(app.stop);
  onTestFinished(silent.stop); // first: the mails under way fail, so that the server stops
  expect(looks()).toBe(Object.keys(LANES).length);

  const mails = Array.from({ length: 3 * LANES.common.concurrency }, (_, at) => ({
    to: `person${at}@example.org`,
    template: 'verification-code' as const,
    data: { email: 'somebody@example.org', code: '123456', token: 'of-the-link', minutes: '10' },
  }));
  await app.services.orm.em.fork().transactional((em) => enqueueMails(em as never, mails));
  const running = async () =>
    (await app.db.query('select from graphile_worker.jobs where locked_at is not null')).rowCount;
  await expect.poll(running).toBe(LANES.common.concurrency);
});
