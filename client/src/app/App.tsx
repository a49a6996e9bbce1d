import { useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ThemeProvider } from '#ui/ThemeProvider';
import { Toasts } from '#ui/Toasts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { RouteFocus } from './layout/RouteFocus.tsx';
import { RouteProgress } from './layout/RouteProgress.tsx';
import { Router } from './Router.tsx';

/** Root component: providers around the routes. `onDrawn` is called when its elements are in the page, before they show. */
export function App({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <ThemeProvider>
      <AppErrorBoundary>
        <BrowserRouter>
          <RouteProgress />
          <OfflineNotice />
          <Router />
          <RouteFocus />
        </BrowserRouter>
      </AppErrorBoundary>
      <Toasts />
    </ThemeProvider>
  );
}
