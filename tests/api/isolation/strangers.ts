import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { connect } from '#tests/support/socket';
import { asked, eventsFor, files, PATIENT, STRANGERS, withIds } from './calls.ts';
import { partOf, partOfTargets } from './parts.ts';
import { faultsOf, httpProbes, restProbes, socketProbes } from './probes.ts';
import { CANARY } from '#tests/support/sample';
import { findTypes, fingerprint, type Tenants, twoTenants } from './tenants.ts';

/** Tests that no stranger of a group reads or changes anything of an institution. */
export function describeStrangers(group: keyof typeof STRANGERS): void {
  vi.setConfig({ testTimeout: PATIENT }); // here, because files of one worker load this module once
  let app: App;
  let tenants: Tenants;
  let before: Record<string, string>;
  beforeAll(async () => {
    app = await startApp();
    tenants = await twoTenants(app);
    await findTypes(app, tenants);
    before = await fingerprint(app, tenants.home);
  });
  afterAll(() => app.stop());

  describe.each(STRANGERS[group])('%s of another institution', (name) => {
    const stranger = () => tenants.strangers[name]!;

    test('reads nothing over a WebSocket', async () => {
      const client = connect(app.url, { as: stranger() });
      const faults = await faultsOf(
        socketProbes(tenants, withIds, stranger(), client),
        partOfTargets(tenants, partOf(name, 'socket')),
        CANARY,
      );
      await client.dispose();
      expect(faults).toEqual([]);
    });

    test('receives no events', async () => {
      // Presence of its own people changes too.
      const isOwn = (event: string) => event.startsWith('{"presenceChanged"') && !event.includes(CANARY);
      expect((await eventsFor(app, tenants, stranger())).filter((event) => !isOwn(event))).toEqual([]);
    });

    test('reads nothing over REST', async () => {
      const rows = ROWS.filter(({ url }) => url !== '/auth/logout');
      const probes = restProbes(app, tenants, rows, stranger());
      expect(await faultsOf(probes, () => tenants.targets, CANARY)).toEqual([]);
    });

    test('downloads no file', async () => {
      for (const path of files(tenants)) {
        const { text } = await app.request('GET', path, { as: stranger() });
        expect(text).not.toContain(CANARY);
      }
    });

    test("reads nothing at the institution's own host", async () => {
      const probes = httpProbes(app, tenants, withIds, stranger(), tenants.home.namespace);
      expect(await faultsOf(probes, partOfTargets(tenants, partOf(name, 'HTTP')), CANARY)).toEqual([]);
    });

    test('reads nothing over HTTP', async () => {
      const probes = httpProbes(app, tenants, asked, stranger());
      expect(await faultsOf(probes, partOfTargets(tenants, partOf(name, 'HTTP')), CANARY)).toEqual([]);
    });
  });

  test('changes no row with any of these calls', async () => {
    expect(await fingerprint(app, tenants.home)).toEqual(before);
  });
}
