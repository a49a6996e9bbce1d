import type { FragmentType } from '@apollo/client';
import { ActionIcon, Avatar, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatTime } from '#texts/formatting';
import classes from './chat.module.css';
import { MessageItem_MessageFragmentDoc, type MessageItem_MessageFragment } from './MessageItem.generated.ts';
import { WrittenText } from '#ui/WrittenText';
import type { Editing } from './useEditing.ts';

const t = texts.chat;

interface MessageItemProps {
  message: FragmentType<MessageItem_MessageFragment>;
  ownMemberId: string | null;
  onEdit: (message: Editing) => void;
  onDelete: (id: string) => void;
}

/** Message that the server has confirmed: own messages at the right, with a menu to edit and delete them. */
export function MessageItem({ message, ownMemberId, onEdit, onDelete }: MessageItemProps) {
  const { id, sentAt, editedAt, sender, ...stored } = useFragmentData(
    MessageItem_MessageFragmentDoc,
    message,
  );
  const body = useRemoved().has(id) ? null : stored.body;
  const isOwn = sender.id === ownMemberId;
  return (
    <article className={classes.message} data-own={isOwn || undefined}>
      {!isOwn && (
        <Avatar src={sender.avatarUrl} name={sender.displayName} color="initials" alt="" size={32} />
      )}
      <div className={classes.bubble} data-deleted={body === null || undefined}>
        {!isOwn && <span className={classes.sender}>{sender.displayName}</span>}
        {body === null ? t.deleted : <WrittenText text={body} />}
        <span className={classes.meta}>
          {editedAt && body !== null && <span>{t.edited}</span>}
          <time dateTime={sentAt}>{formatTime(sentAt)}</time>
          {isOwn && <IconCheck size={14} role="img" aria-label={t.sent} />}
        </span>
      </div>
      {isOwn && body !== null && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              className={classes.messageMenu ?? ''}
              size={28}
              color="gray"
              aria-label={t.actions(body.slice(0, 40))}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => onEdit({ id, body })}
            >
              {t.edit}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onDelete(id)}>
              {t.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </article>
  );
}
