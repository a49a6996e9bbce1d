import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** What of a certificate decides who may do what. */
export interface CertificateOwnership {
  institutionId: string;
  /** The viewer owns its course, or created or teaches its cohort (certificate.visibility.ts). */
  isTaught: boolean;
}

const isOf = (viewer: Viewer, institutionId: string, role: Role) =>
  viewer.institutionId === institutionId && effectiveRole(viewer) === role;

export const certificatePolicy = {
  issue: (viewer: Viewer, { institutionId, isTaught }: CertificateOwnership) =>
    isOf(viewer, institutionId, Role.ADMIN) || (isTaught && isOf(viewer, institutionId, Role.INSTRUCTOR)),
};
