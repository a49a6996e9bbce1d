import { afterAll, beforeAll, expect, test } from 'vitest';
import { WRONG_TOKENS } from '#modules/token/api-tokens.service';
import { newApiToken } from '#modules/token/secret.service';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anApiToken, anInstitution } from '#tests/support/factories';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('wrong tokens are rate limited, and a valid one still works', async () => {
  const institution = await anInstitution(app, { plan: 'professional' });
  const right = await anApiToken(app, { by: await anAdmin(app, { institution }) });
  const ask = (accessToken: string) => app.graphql('{ apiToken { name } }', {}, { as: { accessToken } });
  const guess = () => ask(newApiToken(institution.id).token);
  const guesses = await Promise.all(Array.from({ length: WRONG_TOKENS.max + 20 }, guess));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(WRONG_TOKENS.max);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  const refused = await guess();
  expect(refused.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(right.accessToken)).data.apiToken).toEqual({ name: 'Reports' });
});

test('repeating the same wrong token does not query the database', async () => {
  const { token } = newApiToken((await anInstitution(app)).id);
  const attempts = async () =>
    (await app.db.query(`select sum(count) from attempt where key like '${WRONG_TOKENS.name}:%'`)).rows[0];
  await app.graphql('{ apiToken { name } }', {}, { as: { accessToken: token } });
  const before = await attempts();
  const again = await app.graphql('{ apiToken { name } }', {}, { as: { accessToken: token } });
  expect(again.status).toBe(401);
  expect(await attempts()).toEqual(before);
});
