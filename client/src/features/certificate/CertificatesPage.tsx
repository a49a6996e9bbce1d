import { useSession } from '#lib/session';
import OwnCertificates from './OwnCertificates.tsx';
import TaughtCertificates from './TaughtCertificates.tsx';

/** /courses/certificates: a student's own; for staff those that it may issue, and has issued. */
export default function CertificatesPage() {
  const role = useSession()?.role;
  return role === 'instructor' || role === 'admin' ? <TaughtCertificates /> : <OwnCertificates />;
}
