import { asOwner, type Viewer } from '#kernel/viewer';

export const closingPolicy = {
  /** Only the owner, and not with an API token. */
  close: (viewer: Viewer) => asOwner(viewer) !== null,
  /** Only the owner, who can enter a closed institution for this. */
  reopen: (viewer: Viewer) => asOwner(viewer) !== null,
};
