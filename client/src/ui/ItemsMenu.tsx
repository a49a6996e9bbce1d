import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

interface MenuAction {
  label: string;
  icon: Icon;
  act: () => void;
  isOff?: boolean;
}

interface ItemsMenuProps {
  /** Accessible name of the button. */
  label: string;
  /** The button, for the focus after a dialog. */
  buttonRef?: Ref<HTMLButtonElement>;
  items: readonly MenuAction[];
  /** Look of the button; that of a row by default. */
  button?: Pick<ActionIconProps, 'variant' | 'size' | 'color'>;
  /** Whether it is open, for a menu that loads on its first use (`useFirstOpening`); it opens on a click by default. */
  opening?: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
}

const OF_ROW = { size: 32, color: 'gray' };

/** Menu of what can be done with an object, such as an item of a list. */
export const ItemsMenu = ({ label, buttonRef, items, button = OF_ROW, opening }: ItemsMenuProps) => (
  <Menu position="bottom-end" {...(opening && { opened: opening.isOpen, onChange: opening.setOpen })}>
    <Menu.Target>
      <ActionIcon ref={buttonRef} {...button} aria-label={label}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {items.map((item) => (
        <Menu.Item
          key={item.label}
          leftSection={<item.icon size={16} aria-hidden />}
          disabled={item.isOff === true}
          onClick={item.act}
        >
          {item.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
