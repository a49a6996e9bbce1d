/**
 * Purpose of a file, which decides about allowed types (file.rules.ts) and the object that it is attached to
 * (file-holders.sql.ts).
 */
export enum FilePurpose {
  SUBMISSION = 'submission',
}
