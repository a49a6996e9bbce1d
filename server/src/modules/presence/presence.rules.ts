/** Seconds without a heartbeat after which an instance counts as dead. */
export const DEAD_AFTER = 15;
