/** Seconds without a sign of life after which an instance counts as dead. */
export const DEAD_AFTER = 15;
