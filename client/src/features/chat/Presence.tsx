import { Avatar, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './chat.module.css';

interface PresenceProps {
  name: string;
  avatarUrl: string | null;
  /** Null where nobody in particular is meant, such as in a cohort's room. */
  isOnline: boolean | null;
}

/** A person's picture with the dot that says whether they are here. */
export function Presence({ name, avatarUrl, isOnline }: PresenceProps) {
  return (
    <span className={classes.avatar}>
      <Avatar src={avatarUrl} name={name} color="initials" alt="" size={42} />
      {isOnline !== null && (
        <>
          <span className={classes.dot} data-online={isOnline || undefined} />
          <VisuallyHidden>{isOnline ? texts.chat.online : texts.chat.offline}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
