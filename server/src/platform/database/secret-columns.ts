/**
 * Columns that hold a credential, or from which one can be found by trying, by table. The audit log records that they
 * changed without their values, and no role that answers visitors may read them (grants.ts). tests/platform/database/catalogue.ts
 * finds columns that are missing here by their names.
 */
export const SECRET_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  account: ['password_hash'],
  api_token: ['token_hash'],
  password_reset: ['token_hash'],
  refresh_token: ['token_hash'],
  verification_code: ['code_hash'],
};
