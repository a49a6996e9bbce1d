import { Loader } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './chat.module.css';

/** Placeholder of a conversation while it loads. */
export function ConversationSkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-label={texts.common.loading}>
      <Loader />
    </div>
  );
}
