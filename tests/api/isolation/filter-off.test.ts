import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { prepareAtFirstUse } from '#tests/support/prepared';
import { dropServerStatements } from '#tests/support/server-statements';
import { leavesOfNamed, PATIENT, withIds } from './calls.ts';
import { partOfTargets } from './parts.ts';
import { faultsOf, httpProbes } from './probes.ts';
import { CANARY } from '#tests/support/sample';
import { findTypes, type Tenants, twoTenants } from './tenants.ts';

vi.setConfig({ testTimeout: PATIENT });

describe('without the filter of the ORM', () => {
  let open: App;
  let exposed: Tenants;
  const faults = () => {
    const probes = httpProbes(open, exposed, leavesOfNamed(withIds), exposed.strangers['admin']!);
    return faultsOf(probes, partOfTargets(exposed.targets, 0), CANARY);
  };
  beforeAll(async () => {
    open = await startApp({ isOwn: true });
    prepareAtFirstUse(open);
    exposed = await twoTenants(open);
    await findTypes(open, exposed);
    for (const meta of open.services.orm.getMetadata().getAll().values())
      if (meta.filters['tenant']) meta.filters['tenant'].default = false;
  });
  afterAll(() => {
    dropServerStatements();
    return open.stop();
  });

  test('row level security alone leaks nothing', async () => {
    expect(await faults()).toEqual([]);
  });

  test('without row level security as well, the matrix detects leaks (negative control)', async () => {
    const { rows } = await open.db.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of rows) await open.db.query(`alter table ${name} disable row level security`);
    const kinds = new Set((await faults()).map(({ what }) => what.split(' ')[0]));
    expect(kinds).toEqual(new Set(['tells', 'answers']));
  });
});
