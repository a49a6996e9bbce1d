/**
 * Columns with credentials, or from which one can be guessed, by table. The audit log records that they
 * changed without their values, and roles that answer visitors may not read them (grants.ts).
 * tests/platform/database/catalogue.ts finds missing columns by their names.
 */
export const SECRET_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  account: ['password_hash'],
  api_token: ['token_hash'],
  calendar_feed: ['token_hash'],
  cohort_session: ['check_in_code'],
  email_change: ['confirm_token_hash', 'undo_token_hash'],
  issuer_key: ['sealed_key'],
  member_invitation: ['token_hash'],
  password_reset: ['token_hash'],
  quiz_question: ['correct_choices', 'accepted_texts', 'correct_number', 'tolerance', 'explanation'],
  recovery_code: ['code_hash'],
  refresh_token: ['token_hash'],
  verification_code: ['code_hash'],
};
