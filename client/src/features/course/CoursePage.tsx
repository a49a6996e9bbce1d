import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';

const MemberCourse = lazy(() => import('./MemberCourse.tsx'));
const VisitorCourse = lazy(() => import('./VisitorCourse.tsx'));

/** /course/{guid}: the shared link. A visitor reads it without signing in, and without what signed-in screens need. */
export default function CoursePage() {
  const session = useSession();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {session?.isVerified ? <MemberCourse /> : <VisitorCourse />}
    </Suspense>
  );
}
