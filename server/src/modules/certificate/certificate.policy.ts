import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Columns of a certificate that decide about permissions. */
export interface CertificateOwnership {
  institutionId: string;
  /** Whether the viewer owns its course, or created or teaches its cohort (certificate.visibility.ts). */
  isTaught: boolean;
}

const isOf = (viewer: Viewer, institutionId: string, role: Role) =>
  viewer.institutionId === institutionId && effectiveRole(viewer) === role;

const teaches = (viewer: Viewer, { institutionId, isTaught }: CertificateOwnership) =>
  isOf(viewer, institutionId, Role.ADMIN) || (isTaught && isOf(viewer, institutionId, Role.INSTRUCTOR));

export const certificatePolicy = { issue: teaches, revoke: teaches };
