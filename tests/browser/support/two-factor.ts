import { generateSync } from 'otplib';
import { accessTokenOf, ask, type Person } from './school.ts';
import type { Site } from './site.ts';
import { withDatabase } from './with-database.ts';

/** Returns the code that an authenticator app shows now. */
export const codeNow = (secret: string): string => generateSync({ secret });

/** Forgets which codes of the app were used, so that a test need not wait for the next one. */
export const forgetUsedCodes = (site: Site, { email }: Person): Promise<void> =>
  withDatabase(site, (db) =>
    db.query(
      'update two_factor set last_step = 0 where account_id = (select id from account where email = $1)',
      [email],
    ),
  );

/** Turns on somebody's two-factor authentication without a browser. */
export async function protect(
  site: Site,
  person: Person,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const token = await accessTokenOf(site, person);
  const { beginTwoFactor } = await ask<{ beginTwoFactor: { secret: string } }>(
    site,
    'mutation { beginTwoFactor { secret } }',
    {},
    token,
  );
  const { secret } = beginTwoFactor;
  const { enableTwoFactor } = await ask<{ enableTwoFactor: { recoveryCodes: string[] } }>(
    site,
    'mutation ($input: EnableTwoFactorInput!) { enableTwoFactor(input: $input) { recoveryCodes } }',
    { input: { password: person.password, code: codeNow(secret) } },
    token,
  );
  await forgetUsedCodes(site, person);
  return { secret, recoveryCodes: enableTwoFactor.recoveryCodes };
}
