import { beforeEach } from 'vitest';
import type { App } from '#tests/support/app';
import { anAdmin, type Member } from '#tests/support/factories';
import { anEndpoint, type Endpoint } from './calls.ts';
import { aReceiver, type Receiver } from './receiver.ts';

/** An institution's admin, with an endpoint at a receiver. */
export interface Receiving {
  admin: Member;
  receiver: Receiver;
  endpoint: Endpoint;
}

/** Creates for every test of a file an admin, a receiver and an endpoint. */
export function receivesEach(appOf: () => App, use: (receiving: Receiving) => void): void {
  beforeEach(async () => {
    const admin = await anAdmin(appOf());
    const receiver = await aReceiver();
    use({ admin, receiver, endpoint: await anEndpoint(appOf(), { by: admin, url: receiver.url }) });
    return () => receiver.stop();
  });
}
