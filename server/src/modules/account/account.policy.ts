import type { Viewer } from '#kernel/viewer';

export const accountPolicy = {
  /** Super admins turn off the second factor of people who lost it, and not with an API token. */
  disableTwoFactor: (viewer: Viewer) => viewer.isSuperAdmin && !viewer.token,
  /** Super admins sign people out of all devices, and not with an API token. */
  endSessionsOfOthers: (viewer: Viewer) => viewer.isSuperAdmin && !viewer.token,
};
