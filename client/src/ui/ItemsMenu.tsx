import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconDots, type Icon } from '@tabler/icons-react';
import { useRef, type Ref } from 'react';

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
export function ItemsMenu({ label, buttonRef = null, items, button = OF_ROW, opening }: ItemsMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(target, buttonRef);
  /** Acts with the focus on the button, to which a dialog that opens then returns it: the item is gone by then. */
  const choose = (act: () => void) => {
    target.current?.focus();
    act();
  };
  return (
    <Menu position="bottom-end" {...(opening && { opened: opening.isOpen, onChange: opening.setOpen })}>
      <Menu.Target>
        <ActionIcon ref={ref} {...button} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item
            key={item.label}
            leftSection={<item.icon size={16} aria-hidden />}
            disabled={item.isOff === true}
            onClick={() => choose(item.act)}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
