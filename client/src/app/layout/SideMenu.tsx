import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { useFragmentData } from '#lib/useFragmentData';
import classes from './layout.module.css';
import { menuFor } from './menu.ts';
import { MenuList } from './MenuList.tsx';
import { SideMenu_ViewerFragmentDoc, type SideMenu_ViewerFragment } from './SideMenu.generated.ts';

const CollapsedMenu = lazy(() => import('./CollapsedMenu.tsx'));

interface SideMenuProps {
  /** Null until it is known; what needs a permission then waits. */
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
  /** Icons only, with tooltips. */
  isCollapsed?: boolean;
  onChoose?: () => void;
}

/** The main menu: groups of links to what exists and what the person may use. */
export function SideMenu({ viewer, isCollapsed = false, onChoose }: SideMenuProps) {
  const known = useFragmentData(SideMenu_ViewerFragmentDoc, viewer);
  const groups = menuFor(known?.viewerCan ?? null);
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
