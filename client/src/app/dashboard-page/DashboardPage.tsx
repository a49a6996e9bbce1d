import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session';
import { DashboardSkeleton } from '#features/dashboard/DashboardSkeleton';

const StaffDashboard = lazy(() => import('./StaffDashboard.tsx'));
const StudentDashboard = lazy(() => import('#features/dashboard/StudentDashboard'));

/** /dashboard: dashboard for the viewer's role in the institution. */
export default function DashboardPage() {
  const session = useSession();
  const isStaff = session?.role === 'instructor' || session?.role === 'admin';
  return (
    <Suspense fallback={<DashboardSkeleton of={isStaff ? 'staff' : 'student'} />}>
      {isStaff ? <StaffDashboard /> : <StudentDashboard />}
    </Suspense>
  );
}
