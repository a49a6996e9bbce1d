import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anApiToken } from '#tests/support/factories';
import { prepareAtFirstUse } from '#tests/support/prepared';
import { connect } from '#tests/support/socket';
import { asked, eventsFor, files, leavesOfNamed, PATIENT, STRANGERS, withIdsBriefly } from './calls.ts';
import { bySocket, partOf, partOfTargets } from './parts.ts';
import { type Asking, type Fault, faultsOfEach, httpProbes, restProbes, socketProbes } from './probes.ts';
import { CANARY } from '#tests/support/sample';
import { findTypes, fingerprint, type Tenants, twoTenants } from './tenants.ts';

vi.setConfig({ testTimeout: PATIENT, hookTimeout: PATIENT });

const WAYS = ['over HTTP', 'over a WebSocket', 'over REST', "at the institution's own host"] as const;
type Way = (typeof WAYS)[number];

let app: App;
let tenants: Tenants;
let before: Record<string, string>;
let events: Record<string, string[]>;
let faults: Record<`${string} ${Way}`, Fault[]>;
beforeAll(async () => {
  app = await startApp();
  prepareAtFirstUse(app);
  tenants = await twoTenants(app);
  await findTypes(app, tenants);
  before = await fingerprint(app, tenants.home);
  // The token of the calls is of the account of another stranger, and subscriptions are limited by account.
  const by = await anAdmin(app, { institution: tenants.strangers['admin']!.institution! });
  const token = await anApiToken(app, { by });
  events = await eventsFor(app, tenants, { ...tenants.strangers, 'token of every scope': token });
  const clients: Client[] = [];
  const callers: Record<string, Asking> = {};
  for (const name of STRANGERS) {
    const client = connect(app.url, { as: tenants.strangers[name]! });
    clients.push(client);
    for (const way of WAYS) callers[`${name} ${way}`] = asking(name, way, client);
  }
  faults = await faultsOfEach(callers);
  for (const client of clients) await client.dispose();
});
afterAll(() => app.stop());

/** Returns what a stranger asks in one way. */
function asking(name: (typeof STRANGERS)[number], way: Way, client: Client): Asking {
  const as = tenants.strangers[name]!;
  const { targets, home } = tenants;
  switch (way) {
    case 'over HTTP': {
      const targetsOf = partOfTargets(targets, partOf(name, 'HTTP'));
      // The most powerful of them asks for every field.
      const operations = name === 'admin' ? asked : leavesOfNamed(asked);
      return { probes: httpProbes(app, tenants, operations, as), targetsOf, canary: CANARY };
    }
    case 'over a WebSocket': {
      const probes = bySocket(socketProbes(tenants, withIdsBriefly, as, client), name);
      return { probes, targetsOf: partOfTargets(targets, 0), canary: CANARY };
    }
    case "at the institution's own host": {
      const probes = httpProbes(app, tenants, withIdsBriefly, as, home.namespace);
      const targetsOf = partOfTargets(targets, partOf(name, 'host'), { partsOfItsKind: STRANGERS.length });
      return { probes, targetsOf, canary: CANARY };
    }
    case 'over REST': {
      const rows = ROWS.filter(({ url }) => url !== '/auth/logout');
      const probes = restProbes(app, tenants, rows, as);
      return { probes, targetsOf: () => targets, canary: CANARY };
    }
  }
}

describe.each(STRANGERS)('%s of another institution', (name) => {
  test.each(WAYS)('reads nothing %s', (way) => {
    expect(faults[`${name} ${way}`]).toEqual([]);
  });

  test('receives no events', () => {
    // Presence of its own people changes too.
    const isOwn = (event: string) => event.startsWith('{"presenceChanged"') && !event.includes(CANARY);
    expect(events[name]!.filter((event) => !isOwn(event))).toEqual([]);
  });

  test('downloads no file', async () => {
    for (const path of files(tenants)) {
      const { text } = await app.request('GET', path, { as: tenants.strangers[name]! });
      expect(text).not.toContain(CANARY);
    }
  });
});

test('changes no row with any of these calls', async () => {
  expect(await fingerprint(app, tenants.home)).toEqual(before);
});
