import { Avatar, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './chat.module.css';

interface PresenceProps {
  name: string;
  avatarUrl: string | null;
  /** Null without a single other person, such as in a cohort's room. */
  isOnline: boolean | null;
}

/** Avatar with a dot for the presence of the person. */
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
