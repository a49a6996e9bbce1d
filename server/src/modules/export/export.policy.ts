import { asOwner, type Viewer } from '#kernel/viewer';

export const exportPolicy = {
  /** Only the owner, also while the institution is closed, and not with an API token. */
  manage: (viewer: Viewer) => asOwner(viewer) !== null,
};
