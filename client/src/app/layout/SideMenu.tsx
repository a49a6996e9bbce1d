import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { useFragmentData } from '#lib/useFragmentData';
import classes from './layout.module.css';
import { buildMenu } from './menu.ts';
import { MenuList } from './MenuList.tsx';
import { SideMenu_ViewerFragmentDoc, type SideMenu_ViewerFragment } from './SideMenu.generated.ts';

const CollapsedMenu = lazy(() => import('./CollapsedMenu.tsx'));

interface SideMenuProps {
  /** Null while loading; items that need a permission are hidden until then. */
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
  /** Shows icons with tooltips only. */
  isCollapsed?: boolean;
  onChoose?: () => void;
}

/** Main menu: groups of links to existing screens that the user has permission for. */
export function SideMenu({ viewer, isCollapsed = false, onChoose }: SideMenuProps) {
  const known = useFragmentData(SideMenu_ViewerFragmentDoc, viewer);
  const groups = buildMenu(known?.viewerCan ?? null);
  const list = <MenuList groups={groups} counts={known} onChoose={onChoose} />;
  return (
    <nav aria-label={texts.menu.label} className={classes.menu} data-collapsed={isCollapsed || undefined}>
      {isCollapsed ? (
        <Suspense fallback={list}>
          <CollapsedMenu groups={groups} counts={known} onChoose={onChoose} />
        </Suspense>
      ) : (
        list
      )}
    </nav>
  );
}
