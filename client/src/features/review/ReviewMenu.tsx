import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconMessageReply, IconPencil, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/en';

const t = texts.reviews;

interface ReviewMenuProps {
  author: string;
  isHidden: boolean;
  hasReply: boolean;
  onEdit: (() => void) | undefined;
  onReply: (() => void) | undefined;
  onDeleteReply: (() => void) | undefined;
  onHide: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Menu of what the viewer may do with a review; nothing without permission. */
export default function ReviewMenu(props: ReviewMenuProps) {
  const { author, isHidden, hasReply, onEdit, onReply, onDeleteReply, onHide, onDelete } = props;
  const items = [
    { label: texts.common.edit, icon: IconPencil, act: onEdit },
    { label: hasReply ? t.editReply : t.reply, icon: IconMessageReply, act: onReply },
    { label: t.deleteReply, icon: IconTrash, act: hasReply ? onDeleteReply : undefined },
    { label: isHidden ? t.show : t.hide, icon: isHidden ? IconEye : IconEyeOff, act: onHide },
    { label: texts.common.delete, icon: IconTrash, act: onDelete },
  ].filter(({ act }) => act !== undefined);
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={32} color="gray" aria-label={t.actions(author)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, icon: IconHere, act }) => (
          <Menu.Item key={label} leftSection={<IconHere size={16} aria-hidden />} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
