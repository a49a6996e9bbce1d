import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#lib/session';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';

const MemberCourse = lazy(() => import('./MemberCourse.tsx'));
const VisitorCourse = lazy(() => import('./VisitorCourse.tsx'));

/** /course/{guid}: shared link. Visitors read it without signing in, and without loading the code for signed-in users. */
export default function CoursePage() {
  const session = useSession();
  const { guid = '' } = useParams();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {session?.isVerified ? <MemberCourse key={guid} id={guid} /> : <VisitorCourse />}
    </Suspense>
  );
}
