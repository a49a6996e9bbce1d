/** Path of digital badges; the number of a certificate follows. */
export const BADGE_PATH = '/credentials/';

/** Path of issuers of digital badges; the ID of an institution follows. */
export const ISSUER_PATH = '/issuers/';
