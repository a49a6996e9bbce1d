import type { Limit } from '#platform/limits/attempts';

/** New hosts of an institution. */
export const NEW_HOSTS: Limit = {
  name: 'custom domains',
  max: 20,
  seconds: 24 * 60 * 60,
  message: 'You can enter 20 hosts a day. Try again tomorrow.',
};

/** Checks that admins of an institution ask for. The job checks as well. */
export const CHECKS: Limit = {
  name: 'custom domain checks',
  max: 30,
  seconds: 10 * 60,
  message: 'You checked many times. Wait a few minutes; we check by ourselves as well.',
};
