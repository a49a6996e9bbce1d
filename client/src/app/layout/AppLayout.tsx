import '@mantine/core/styles.layer.css';
import { useQuery } from '@apollo/client/react';
import { ActionIcon, Drawer, ScrollArea, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router-dom';
import { texts } from '../../texts/en.ts';
import { AppErrorBoundary } from '../AppErrorBoundary.tsx';
import { AppLayoutDocument } from './AppLayout.generated.ts';
import { Brand } from './Brand.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import classes from './layout.module.css';
import { mainId } from './mainId.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SessionScope } from './SessionScope.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSidebar } from './useSidebar.ts';

/** Side menu, top bar and the screen: what a signed-in person sees everywhere. */
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
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { data } = useQuery(AppLayoutDocument);
  const viewer = data?.viewer ?? null;
  return (
    <div className={classes.appPage}>
      <SkipLink />
      <aside className={classes.side} data-collapsed={!isOpen || undefined}>
        <div className={classes.sideHead}>
          <Brand />
        </div>
        <ScrollArea h="calc(100dvh - 64px)" scrollbars="y" type="hover">
          <SideMenu viewer={viewer} isCollapsed={!isOpen} />
        </ScrollArea>
      </aside>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size="18rem"
        title={<Brand />}
        closeButtonProps={{ 'aria-label': texts.menu.close }}
        classNames={{ body: classes.drawerBody ?? '' }}
      >
        <SideMenu viewer={viewer} onChoose={drawer.close} />
      </Drawer>
      <div className={classes.appColumn}>
        <header className={classes.topBar}>
          <ActionIcon
            className={classes.mobileOnly ?? ''}
            color="gray"
            aria-label={texts.menu.open}
            aria-expanded={isDrawerOpen}
            onClick={drawer.open}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <Tooltip label={`${isOpen ? texts.menu.collapse : texts.menu.expand} (Ctrl+B)`}>
            <ActionIcon
              className={classes.desktopOnly ?? ''}
              color="gray"
              aria-label={isOpen ? texts.menu.collapse : texts.menu.expand}
              aria-expanded={isOpen}
              onClick={toggle}
            >
              <IconLayoutSidebar size={20} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <div className={classes.topBarEnd}>
            <ColorSchemeButton />
            <ProfileMenu viewer={viewer} />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={classes.appMain}>
          <AppErrorBoundary resetKey={pathname}>
            <Outlet />
          </AppErrorBoundary>
        </main>
      </div>
    </div>
  );
}
