import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { StartError } from '#kernel/start-error';
import { tokenHash } from '#kernel/token-hash';
import { SETTINGS } from '#platform/database/tenancy';
import { operationOf } from '#platform/request/job-context';
import { emailRules } from '#modules/account/account.rules';
import { LINK_MINUTES } from '#modules/account/password-reset.service';
import { newToken } from '#modules/account/secrets.service';

/** An account of the platform's staff. */
export interface SuperAdmin {
  email: string;
  /** Token of `resetPassword` for an account that was created; null for one that existed. */
  resetToken: string | null;
}

/**
 * Makes the account of an address a super admin, and creates a missing one. Idempotent.
 * @param ownerUrl connection of the role that owns the tables
 * @throws StartError for an invalid address, and for an account whose address is not verified: somebody else may have
 * registered it
 */
export async function createSuperAdmin(ownerUrl: string, address: string): Promise<SuperAdmin> {
  const parsed = emailRules.safeParse({ email: address });
  if (!parsed.success) throw new StartError(`"${address}" is not an email address.`);
  const { email } = parsed.data;
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    await db.query('begin');
    await db.query('select set_config($1, $2, true)', [
      SETTINGS.operation,
      operationOf('create-super-admin'),
    ]);
    const resetToken = await promoteOrCreate(db, email);
    await db.query('commit');
    return { email, resetToken };
  } finally {
    await db.end();
  }
}

async function promoteOrCreate(db: pg.Client, email: string): Promise<string | null> {
  const { rows } = await db.query<{ isVerified: boolean }>(
    'select is_verified as "isVerified" from account where email = $1 for update',
    [email],
  );
  if (rows[0]?.isVerified === false)
    throw new StartError(`The account ${email} exists, but its address is not verified. Verify it first.`);
  if (rows[0]) {
    await db.query('update account set is_super_admin = true where email = $1', [email]);
    return null;
  }
  const [accountId, token] = [uuidv7(), newToken()];
  await db.query(
    'insert into account (id, email, is_verified, is_super_admin, updated_at) values ($1, $2, true, true, now())',
    [accountId, email],
  );
  await db.query(
    `insert into password_reset (id, account_id, token_hash, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 minute')`,
    [uuidv7(), accountId, tokenHash(token), LINK_MINUTES],
  );
  return token;
}
