import type { Viewer } from '#kernel/viewer';

export const subscriptionPolicy = {
  /** Only the owner pays for the plan of the institution, and not with an API token. */
  manage: (viewer: Viewer) => viewer.isOwner && !viewer.token,
};
