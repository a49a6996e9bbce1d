import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import { appName } from '#lib/appName';
import classes from './layout.module.css';
import { Logo } from '#ui/Logo';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The side menu on a phone: a drawer of 18rem (document 1, section 9); a download of its own. */
export default function MobileMenu({ opened, onClose, children }: MobileMenuProps) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      size="18rem"
      title={
        <span className={classes.brand}>
          <Logo />
          <span>{appName()}</span>
        </span>
      }
      closeButtonProps={{ 'aria-label': texts.menu.close }}
      classNames={{ body: classes.drawerBody ?? '' }}
    >
      {children}
    </Drawer>
  );
}
