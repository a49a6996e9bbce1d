/** Limits of the security rules of an institution, shared with the client's form, which shows them before the rules load. */

/** Shortest time-out. Below, people who read a long page would be signed out. */
export const TIMEOUT_MIN = 5;

/** Longest time-out: the platform ends sessions after 30 days without activity. */
export const TIMEOUT_MAX = 30 * 24 * 60;

/** Time-out that the form suggests (document 2, section 9). */
export const TIMEOUT_SUGGESTED = 30;

/** Minimum of the platform (document 1, section 5). */
export const PASSWORD_LENGTH_MIN = 8;

/** Maximum of a password at the sign-up (document 1, section 5): nobody could sign up with a higher minimum. */
export const PASSWORD_LENGTH_MAX = 24;

/** Minimum that the form suggests (document 2, section 9). */
export const PASSWORD_LENGTH_SUGGESTED = 12;

export const MAX_ADDRESSES = 50;
