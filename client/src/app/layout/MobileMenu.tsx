import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import { BrandMark } from './Brand.tsx';
import classes from './layout.module.css';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Side menu on phones: a drawer of 18rem (document 1, section 9). Its own chunk. */
export default function MobileMenu({ opened, onClose, children }: MobileMenuProps) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      size="18rem"
      title={
        <span className={classes.brand}>
          <BrandMark />
        </span>
      }
      closeButtonProps={{ 'aria-label': texts.menu.close }}
      classNames={{ body: classes.drawerBody ?? '' }}
    >
      {children}
    </Drawer>
  );
}
