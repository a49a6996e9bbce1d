import '#ui/styles/app.css';
import { Outlet, useLocation } from 'react-router-dom';
import { AppErrorBoundary } from '../AppErrorBoundary.tsx';
import { Brand } from './Brand.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './layout.module.css';
import { mainId } from './mainId.ts';
import { SessionScope } from './SessionScope.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Layout for wizards: the app's name and one screen without navigation. */
export default function FocusLayout() {
  const { pathname } = useLocation();
  return (
    <SessionScope>
      <div className={classes.focusPage}>
        <SkipLink />
        <header className={classes.focusHeader}>
          <Brand />
          <ColorSchemeButton />
        </header>
        <main id={mainId} tabIndex={-1} className={classes.focusMain}>
          <AppErrorBoundary resetKey={pathname}>
            <Outlet />
          </AppErrorBoundary>
        </main>
      </div>
    </SessionScope>
  );
}
