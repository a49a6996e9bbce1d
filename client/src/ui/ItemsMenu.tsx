import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';

interface MenuAction {
  label: string;
  icon: Icon;
  act: () => void;
  isOff: boolean;
}

interface ItemsMenuProps {
  /** Accessible name of the button. */
  label: string;
  items: readonly MenuAction[];
}

/** Menu of what can be done with an item of a list. */
export const ItemsMenu = ({ label, items }: ItemsMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon size={32} color="gray" aria-label={label}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {items.map((item) => (
        <Menu.Item
          key={item.label}
          leftSection={<item.icon size={16} aria-hidden />}
          disabled={item.isOff}
          onClick={item.act}
        >
          {item.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
