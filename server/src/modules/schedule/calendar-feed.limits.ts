import type { Limit } from '#platform/limits/attempts';

/** Rate limit of wrong addresses per network. Guessing is hopeless; the limit keeps the load down. */
export const WRONG_FEEDS: Limit = {
  name: 'address-calendar-feed',
  max: 100,
  seconds: 10 * 60,
  message: 'Too many wrong calendar addresses from your network. Try again later.',
};
