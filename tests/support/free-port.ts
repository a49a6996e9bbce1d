import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Returns an unused port below the range of outgoing connections, so that it stays unused. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false, // an 'error' event came instead
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
