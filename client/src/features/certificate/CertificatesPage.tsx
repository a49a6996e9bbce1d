import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';

// Each for those who see it.
const OwnCertificates = lazy(() => import('./OwnCertificates.tsx'));
const TaughtCertificates = lazy(() => import('./TaughtCertificates.tsx'));

/** /courses/certificates: the student's own certificates; for staff those to issue and those issued. */
export default function CertificatesPage() {
  const role = useSession()?.role;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {role === 'instructor' || role === 'admin' ? <TaughtCertificates /> : <OwnCertificates />}
    </Suspense>
  );
}
