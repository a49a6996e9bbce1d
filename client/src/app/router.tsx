import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { GuestOnly, RequireAuth } from './guards.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { appLayout, focusLayout, routes, type Access, type Layout, type ScreenRoute } from './routes.ts';
import { isUuid } from '#lib/ids';
import { useSessionState } from '#lib/session';

/**
 * The routes of `routes.ts` under their layouts and guards. A declarative router: a visitor's first page needs no more,
 * and one router serves both halves of the app (a data router would add 17 kB to every first visit).
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

/** An address with a malformed `:guid` is an unknown one. The server would only refuse the id as wrong input. */
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

/** A shared link: inside the app for who is in it, a visitor's page for everybody else. */
function EitherLayout() {
  const { status, session } = useSessionState();
  if (status === 'restoring') return <ScreenSkeleton />;
  return session?.isVerified ? <Screen of={appLayout} /> : <PublicLayout />;
}

function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'anyone') return children;
  if (access === 'guest') return <GuestOnly>{children}</GuestOnly>;
  return <RequireAuth roles={access === 'verified' ? [] : access}>{children}</RequireAuth>;
}
