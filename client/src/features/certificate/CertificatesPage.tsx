import { useSession } from '#lib/session';
import OwnCertificates from './OwnCertificates.tsx';
import TaughtCertificates from './TaughtCertificates.tsx';

/** /courses/certificates: the student's own certificates; for staff those to issue and those issued. */
export default function CertificatesPage() {
  const role = useSession()?.role;
  return role === 'instructor' || role === 'admin' ? <TaughtCertificates /> : <OwnCertificates />;
}
