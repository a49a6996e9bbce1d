import type { FragmentType } from '@apollo/client';
import { Tooltip } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { texts } from '../../texts/en.ts';
import { preloadPath } from '../routes.ts';
import { useFragmentData } from '../useFragmentData.ts';
import classes from './layout.module.css';
import { menuFor, type MenuItem } from './menu.ts';
import { SideMenu_ViewerFragmentDoc, type SideMenu_ViewerFragment } from './SideMenu.generated.ts';

interface SideMenuProps {
  /** Null until it is known; what needs a permission then waits. */
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
  /** Icons only, with tooltips. */
  isCollapsed?: boolean;
  /** Called when an item was chosen, e.g. to close the drawer. */
  onChoose?: () => void;
}

/** The main menu: groups of links to what exists and what the person may use. */
export function SideMenu({ viewer, isCollapsed = false, onChoose }: SideMenuProps) {
  const can = useFragmentData(SideMenu_ViewerFragmentDoc, viewer)?.viewerCan ?? null;
  return (
    <nav aria-label={texts.menu.label} className={classes.menu} data-collapsed={isCollapsed || undefined}>
      <Tooltip.Group openDelay={700} closeDelay={300}>
        {menuFor(can).map((group, index) => (
          <div key={group.label ?? index}>
            {group.label && <p className={classes.menuHeading}>{group.label}</p>}
            <ul className={classes.menuList} {...(group.label && { 'aria-label': group.label })}>
              {group.items.map((item) => (
                <Item key={item.to} item={item} isCollapsed={isCollapsed} onChoose={onChoose} />
              ))}
            </ul>
          </div>
        ))}
      </Tooltip.Group>
    </nav>
  );
}

function Item({
  item,
  isCollapsed,
  onChoose,
}: { item: MenuItem } & Pick<SideMenuProps, 'isCollapsed' | 'onChoose'>) {
  const { icon: Icon, label, to } = item;
  const preload = () => preloadPath(to);
  return (
    <li>
      <Tooltip label={label} position="right" disabled={!isCollapsed}>
        {/* `end`: on /cohorts/new only New Cohort is current, not Cohorts as well. */}
        <NavLink
          end
          to={to}
          className={classes.menuItem}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={onChoose}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          <span>{label}</span>
        </NavLink>
      </Tooltip>
    </li>
  );
}
