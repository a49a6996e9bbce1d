/** Minutes before the start of an event or a live lesson from which participants can join. */
export const JOIN_MINUTES = 15;
