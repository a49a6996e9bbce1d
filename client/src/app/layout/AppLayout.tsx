import '#ui/styles/app.css';
import { useQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NotificationBell } from '#features/notification/NotificationBell';
import { useRowFocus } from '#lib/useRowFocus';
import { useRowKeys } from '#lib/useRowKeys';
import { texts } from '#texts/en';
import { AppErrorBoundary } from '../AppErrorBoundary.tsx';
import { SearchLauncher } from '../search/SearchLauncher.tsx';
import { AppLayoutDocument } from './AppLayout.generated.ts';
import { Brand } from './Brand.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './layout.module.css';
import { Live } from './Live.tsx';
import { mainId } from './mainId.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { SessionScope } from './SessionScope.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useShownBrand } from './useShownBrand.ts';
import { useSidebar } from './useSidebar.ts';

// Loaded when it is first opened.
const MobileMenu = lazy(() => import('./MobileMenu.tsx'));
// For people without a name only.
const NamePrompt = lazy(() => import('#features/profile/NamePrompt'));
// For institutions that await their approval only.
const ApprovalNotice = lazy(() => import('#features/institution/ApprovalNotice'));

/** Layout for signed-in users: side menu, top bar and the screen. */
export default function AppLayout() {
  return (
    <SessionScope>
      <Frame />
    </SessionScope>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const { isOpen, toggle } = useSidebar();
  const [mobileMenu, setMobileMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  useRowKeys();
  useRowFocus();
  const { data } = useQuery(AppLayoutDocument);
  const viewer = data?.viewer ?? null;
  const status = viewer?.institution?.status;
  useShownBrand(viewer?.institution);
  const closeMobileMenu = () => setMobileMenu('closed');
  const toggleLabel = isOpen ? texts.menu.collapse : texts.menu.expand;
  return (
    <div className={classes.appPage}>
      <SkipLink />
      <Live hasInbox={viewer !== null} />
      <ShortcutHelp />
      <aside className={classes.side} data-collapsed={!isOpen || undefined}>
        <div className={classes.sideHead}>
          <Brand />
        </div>
        <div className={classes.sideBody}>
          <SideMenu viewer={viewer} isCollapsed={!isOpen} />
        </div>
      </aside>
      {mobileMenu !== 'never opened' && (
        <Suspense>
          <MobileMenu opened={mobileMenu === 'open'} onClose={closeMobileMenu}>
            <SideMenu viewer={viewer} onChoose={closeMobileMenu} />
          </MobileMenu>
        </Suspense>
      )}
      <div className={classes.appColumn}>
        <header className={classes.topBar}>
          <ActionIcon
            className={classes.mobileOnly ?? ''}
            color="gray"
            aria-label={texts.menu.open}
            aria-expanded={mobileMenu === 'open'}
            onClick={() => setMobileMenu('open')}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            className={classes.desktopOnly ?? ''}
            color="gray"
            aria-label={toggleLabel}
            title={texts.menu.withShortcut(toggleLabel)}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <IconLayoutSidebar size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
          <SearchLauncher viewer={viewer} />
          <div className={classes.topBarEnd}>
            <ColorSchemeButton />
            <NotificationBell viewer={viewer} />
            <ProfileButton viewer={viewer} />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={classes.appMain}>
          {viewer?.firstName === '' && (
            <Suspense>
              <NamePrompt />
            </Suspense>
          )}
          {(status === 'PENDING' || status === 'REJECTED') && (
            <Suspense>
              <ApprovalNotice />
            </Suspense>
          )}
          <AppErrorBoundary resetKey={pathname}>
            <Outlet />
          </AppErrorBoundary>
        </main>
      </div>
    </div>
  );
}
