/** Condition of an error, for descriptions of mutations: the change is based on another version of the object. */
export const IS_STALE = '`version` is given and not the current one, which is in `extensions.currentVersion`';

/** Sentence about this error, for descriptions of arguments. */
export const STALE_FAILS =
  'When it is not the current one, the mutation fails with CONFLICT, and the current one is in `extensions.currentVersion`.';

/** Description of the version on which the changes of an object are based. */
export const BASED_ON_VERSION = `Value of \`version\` that the changes are based on. ${STALE_FAILS}`;
