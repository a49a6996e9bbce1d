import { isAdmin, type Viewer } from '#kernel/viewer';

export const customDomainPolicy = {
  /** Admins, and not with an API token: a host decides where people type their passwords. */
  manage: (viewer: Viewer) => isAdmin(viewer) && !viewer.token,
};
