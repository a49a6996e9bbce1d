/** Terms of exports of an institution, shared with the client. */

/** Days for which a finished archive can be downloaded. */
export const DAYS_TO_DOWNLOAD = 7;

/** Exports of an institution in 24 hours. */
export const MAX_EXPORTS_A_DAY = 3;

/** Bytes of an archive: what one object of an S3-compatible store can have. */
export const MAX_ARCHIVE_BYTES = 5 * 1024 ** 3;

export const EXPORT_MESSAGES = {
  running: 'An export is already running. Wait until it is done, or cancel it.',
  tooMany: `You can start ${MAX_EXPORTS_A_DAY} exports in 24 hours. Try again later.`,
  finished: 'This export has ended.',
  notReady: 'This archive can’t be downloaded. Start another export.',
  tooLarge: 'The archive would be larger than 5 GB. Contact us for a copy of your data.',
  broken: 'Something went wrong several times. Please start another export.',
} as const;
