import { useLocation, Outlet } from 'react-router-dom';
import { AppErrorBoundary } from '../AppErrorBoundary.tsx';
import classes from './layout.module.css';
import { mainId } from './mainId.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Layout for visitors: header, screen and footer. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className={classes.publicPage}>
      <SkipLink />
      <PublicHeader />
      <main id={mainId} tabIndex={-1} className={classes.publicMain}>
        <AppErrorBoundary resetKey={pathname}>
          <Outlet />
        </AppErrorBoundary>
      </main>
      <PublicFooter />
    </div>
  );
}
