import { generateSync } from 'otplib';
import type { App } from '#tests/support/app';
import { type Member, PASSWORD } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

const PERIOD = 30;

/** Starts the set-up of an authenticator app. */
export const begin = (app: App, options: GraphqlOptions) =>
  app.graphql('mutation { beginTwoFactor { secret uri } }', undefined, options);

/** Turns two-factor authentication on. */
export const enable = (app: App, code: string, options: GraphqlOptions, password = PASSWORD) =>
  app.graphql(
    'mutation ($input: EnableTwoFactorInput!) { enableTwoFactor(input: $input) { recoveryCodes viewer { hasTwoFactor } } }',
    { input: { password, code } },
    options,
  );

/** Returns the code of a step relative to the present one. */
export const codeAt = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * PERIOD });

/** Starts the set-up of somebody's app and returns its secret. */
export async function beginFor(app: App, as: Member): Promise<string> {
  const { data } = await begin(app, { as });
  return (data.beginTwoFactor as { secret: string }).secret;
}

/**
 * Turns on somebody's two-factor authentication. The code of the present step can be used again, so that a test need not
 * wait for the next one.
 */
export async function protect(app: App, as: Member): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await beginFor(app, as);
  const { recoveryCodes } = (await enable(app, codeAt(secret), { as })).data.enableTwoFactor;
  await forgetUsedCodes(app, as.accountId);
  return { secret, recoveryCodes: recoveryCodes as string[] };
}

/** Runs calls of a server that compares codes without consuming them: a negative control. */
export async function withReusableCodes<Result>(app: App, work: () => Promise<Result>): Promise<Result> {
  const connection = app.services.orm.em.getDriver().getConnection();
  const execute = connection.execute.bind(connection);
  const reusable = (sql: string) =>
    sql
      .replace('last_step < ?', 'last_step <> -?')
      .replace(/^delete from recovery_code (.*) returning id$/, 'select id from recovery_code $1');
  connection.execute = (sql, ...rest) => execute(typeof sql === 'string' ? reusable(sql) : sql, ...rest);
  try {
    return await work();
  } finally {
    connection.execute = execute;
  }
}

/** Forgets which codes of the app were used. */
export const forgetUsedCodes = (app: App, accountId: string) =>
  app.db.query('update two_factor set last_step = 0 where account_id = $1', [accountId]);
