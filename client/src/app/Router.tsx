import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { GuestOnly } from './GuestOnly.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { appLayout, focusLayout, routes, type Access, type Layout, type ScreenRoute } from './routes.ts';
import { isUuid } from '#lib/ids';
import { useSessionState } from '#lib/session';

/**
 * Renders the routes of `routes.ts` with their layouts and guards. A declarative router serves both halves of the app:
 * a data router would add 17 kB to every first visit.
 */
export function Router() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {rows('public')}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<EitherLayout />}>{rows('either')}</Route>
      <Route
        element={
          <RequireAuth>
            <Screen of={appLayout} />
          </RequireAuth>
        }
      >
        {rows('app')}
      </Route>
      <Route
        element={
          <RequireAuth unverified>
            <Screen of={focusLayout} />
          </RequireAuth>
        }
      >
        {rows('focus')}
      </Route>
    </Routes>
  );
}

const rows = (layout: Layout) =>
  routes
    .filter((route) => route.layout === layout)
    .map((route) => (
      <Route
        key={route.path}
        path={route.path}
        element={
          <Guard access={route.access}>
            <WithId>
              <Screen of={route} />
            </WithId>
          </Guard>
        }
      />
    ));

/** Shows the not-found screen for a malformed `:guid`, which the server would reject as invalid input. */
function WithId({ children }: { children: ReactNode }) {
  const { guid } = useParams();
  return guid === undefined || isUuid(guid) ? children : <NotFoundPage />;
}

function Screen({ of: { Component } }: { of: Pick<ScreenRoute, 'Component'> }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Component />
    </Suspense>
  );
}

/** Layout of shared links: the app layout for verified users, the public layout for visitors. */
function EitherLayout() {
  const { status, session } = useSessionState();
  if (status === 'restoring') return <ScreenSkeleton />;
  if (!session?.isVerified) return <PublicLayout />;
  return (
    <RequireAuth>
      <Screen of={appLayout} />
    </RequireAuth>
  );
}

function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'anyone') return children;
  if (access === 'guest') return <GuestOnly>{children}</GuestOnly>;
  return <RequireAuth roles={access === 'verified' ? [] : access}>{children}</RequireAuth>;
}
