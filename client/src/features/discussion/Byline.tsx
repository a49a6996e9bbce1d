import { Avatar } from '@mantine/core';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import classes from './discussion.module.css';

interface BylineProps {
  author: { displayName: string; avatarUrl: string | null };
  writtenAt: string;
  editedAt: string | null;
  /** Not confirmed by the server yet. */
  isSending?: boolean;
}

/** Author and time of a text. */
export function Byline({ author, writtenAt, editedAt, isSending = false }: BylineProps) {
  return (
    <div className={classes.byline}>
      <Avatar src={author.avatarUrl} name={author.displayName} color="initials" alt="" size={38} />
      <div>
        <strong className={classes.name}>{author.displayName}</strong>
        <span className={classes.when}>
          <When at={writtenAt} as="ago" />
          {editedAt && ` · ${texts.discussion.edited}`}
          {isSending && ` · ${texts.discussion.sending}`}
        </span>
      </div>
    </div>
  );
}
