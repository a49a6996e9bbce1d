import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollUpFigures } from '#modules/analytics/roll-up.service';
import { signAccessToken } from '#platform/request/authentication';
import { type Filled, fillInstitution, idsOf } from '#tests/bench/sizes/data';
import { spreadOverYears } from '#tests/bench/year/data';
import { measureYear, YEAR } from '#tests/bench/year/scans';
import { connectForPlans } from '#tests/platform/read/cost';
import { type App, startApp } from '#tests/support/app';

/** Rows that the present day may have, of thousands. */
const OF_TODAY = 100;

let app: App;
let plans: pg.Client;
let small: Filled;
let large: Filled;
beforeAll(async () => {
  app = await startApp();
  const client = await app.db.connect();
  for (const [namespace, people] of [
    ['small', 150],
    ['large', 1_000],
  ] as const) {
    await fillInstitution(client, { namespace, people });
    await spreadOverYears(client, (await idsOf(client, namespace)).id);
  }
  await rollUpFigures(app.services);
  await client.query('vacuum analyze');
  [small, large] = [await idsOf(client, 'small'), await idsOf(client, 'large')];
  client.release();
  plans = await connectForPlans(app.databaseUrl);
});
afterAll(async () => {
  await plans.end();
  await app.stop();
});

const measure = (of: Filled, as: 'owner' | 'teacher') => {
  const { accountId, sessionId } = of[as];
  const accessToken = signAccessToken(app.services.config.jwtSecret, {
    sub: accountId,
    sid: sessionId,
    email: '',
    role: null,
    isVerified: true,
    namespace: null,
    firstName: '',
  });
  const send = async () => {
    const { errors } = await app.graphql(YEAR, {}, { as: { accessToken } });
    expect(errors).toEqual([]);
  };
  return measureYear(plans, app.services, { accountId, institutionId: of.id }, send);
};

test('a year of figures reads the rows of today only, however many enrollments there are', async () => {
  const { rows } = await app.db.query(
    'select count(*)::int as n from enrollment e join institution i on i.id = e.institution_id group by i.namespace order by n',
  );
  expect((rows as { n: number }[]).at(-1)!.n).toBeGreaterThan(5_000);
  for (const as of ['owner', 'teacher'] as const) {
    const [few, many] = [await measure(small, as), await measure(large, as)];
    expect([as, few.statements, many.statements]).toEqual([as, 1, 1]);
    expect(many.scanned).toBeLessThan(OF_TODAY);
  }
});
