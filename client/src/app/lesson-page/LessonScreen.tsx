import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';

const MemberLesson = lazy(() => import('./MemberLesson.tsx'));
const VisitorLesson = lazy(() => import('#features/lesson/VisitorLesson'));

/** /lessons/{id}. Visitors read free previews without loading the code for signed-in users. */
export default function LessonScreen() {
  const session = useSession();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {session?.isVerified ? <MemberLesson /> : <VisitorLesson />}
    </Suspense>
  );
}
