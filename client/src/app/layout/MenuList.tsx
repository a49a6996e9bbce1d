import type { ReactElement, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { preloadScreen } from '#lib/screens';
import { texts } from '#texts/en';
import classes from './layout.module.css';
import type { MenuCounts, MenuGroup, MenuItem } from './menu.ts';

export interface MenuListProps {
  groups: MenuGroup[];
  /** Null while loading. */
  counts: MenuCounts | null;
  /** Called when an item is selected, such as to close the drawer. */
  onChoose?: (() => void) | undefined;
  /** Wraps each link, such as in a tooltip. */
  wrap?: (label: string, link: ReactElement) => ReactNode;
}

const unwrapped = (_: string, link: ReactElement): ReactNode => link;

/** Renders the groups of the main menu as lists of links. */
export function MenuList({ groups, counts, onChoose, wrap = unwrapped }: MenuListProps) {
  return groups.map((group, index) => (
    <div key={group.label ?? index}>
      {group.label && <p className={classes.menuHeading}>{group.label}</p>}
      <ul className={classes.menuList} {...(group.label && { 'aria-label': group.label })}>
        {group.items.map((item) => (
          <li key={item.to}>
            {wrap(
              item.label,
              <MenuLink
                item={item}
                count={(item.counts && counts?.[item.counts]) ?? 0}
                onChoose={onChoose}
              />,
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface MenuLinkProps {
  item: MenuItem;
  /** Number of unread entries. */
  count: number;
  onChoose?: (() => void) | undefined;
}

function MenuLink({ item: { icon: Icon, label, to, hasParts = false }, count, onChoose }: MenuLinkProps) {
  const preload = () => void preloadScreen(to);
  return (
    // `end`: on /cohorts/new only New Cohort is current, not Cohorts.
    <NavLink
      end={!hasParts}
      to={to}
      className={classes.menuItem}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onChoose}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <span>{label}</span>
      {count > 0 && (
        <span className={classes.menuCount}>
          {count > 99 ? '99+' : count}
          <span className={classes.menuCountOf}> {texts.menu.unread}</span>
        </span>
      )}
    </NavLink>
  );
}
