import { isAdminOf, isInstructorOf, type Viewer } from '#kernel/viewer';

/** Columns of a certificate that decide about permissions. */
export interface CertificateOwnership {
  institutionId: string;
  /** Whether the viewer owns its course, or created or teaches its cohort (certificate.visibility.ts). */
  isTaught: boolean;
}

const teaches = (viewer: Viewer, certificate: CertificateOwnership) =>
  isAdminOf(viewer, certificate) || (certificate.isTaught && isInstructorOf(viewer, certificate));

export const certificatePolicy = { issue: teaches, revoke: teaches };
