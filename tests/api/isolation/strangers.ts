import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { connect } from '#tests/support/socket';
import { asked, eventsFor, files, isPublic, PATIENT, STRANGERS, withIds } from './calls.ts';
import { faultsOf, httpProbes, restProbes, socketProbes } from './probes.ts';
import { CANARY, fingerprint, type Tenants, twoTenants } from './tenants.ts';

vi.setConfig({ testTimeout: PATIENT });

/** Tests that each stranger of a group learns nothing of an institution and changes nothing in it. */
export function describeStrangers(group: keyof typeof STRANGERS): void {
  let app: App;
  let tenants: Tenants;
  let before: Record<string, string>;
  beforeAll(async () => {
    app = await startApp();
    tenants = await twoTenants(app);
    before = await fingerprint(app, tenants.home);
  });
  afterAll(() => app.stop());

  describe.each(STRANGERS[group])('%s of elsewhere', (name) => {
    const stranger = () => tenants.strangers[name]!;

    test('is told nothing over a web socket', async () => {
      const client = connect(app.url, { as: stranger() });
      const faults = await faultsOf(
        socketProbes(tenants, withIds, stranger(), client),
        tenants.targets,
        CANARY,
        isPublic,
      );
      await client.dispose();
      expect(faults).toEqual([]);
    });

    test('is told nothing by events', async () => {
      // Its own people come and go too.
      const isOwn = (event: string) => event.startsWith('{"presenceChanged"') && !event.includes(CANARY);
      expect((await eventsFor(app, tenants, stranger())).filter((event) => !isOwn(event))).toEqual([]);
    });

    test('is told nothing over REST', async () => {
      const rows = ROWS.filter(({ url }) => url !== '/auth/logout');
      expect(await faultsOf(restProbes(app, tenants, rows, stranger()), tenants.targets, CANARY)).toEqual([]);
    });

    test('is given no file', async () => {
      for (const path of files(tenants)) {
        const { text } = await app.request('GET', path, { as: stranger() });
        expect(text).not.toContain(CANARY);
      }
    });

    test("is told nothing at the institution's own host", async () => {
      const probes = httpProbes(app, tenants, withIds, stranger(), tenants.home.namespace);
      expect(await faultsOf(probes, tenants.targets, CANARY, isPublic)).toEqual([]);
    });

    test('is told nothing over HTTP', async () => {
      const probes = httpProbes(app, tenants, asked, stranger());
      expect(await faultsOf(probes, tenants.targets, CANARY, isPublic)).toEqual([]);
    });
  });

  test('nothing of all this has changed a row', async () => {
    expect(await fingerprint(app, tenants.home)).toEqual(before);
  });
}
