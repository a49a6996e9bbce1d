import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { MenuList, type MenuListProps } from './MenuList.tsx';

/** Menu of icons with tooltips after 700 ms (document 1, section 9). Its own chunk. */
export default function CollapsedMenu(props: MenuListProps) {
  return (
    <Tooltip.Group openDelay={700} closeDelay={300}>
      <MenuList {...props} wrap={withTooltip} />
    </Tooltip.Group>
  );
}

const withTooltip = (label: string, link: ReactElement) => (
  <Tooltip label={label} position="right">
    <span>{link}</span>
  </Tooltip>
);
