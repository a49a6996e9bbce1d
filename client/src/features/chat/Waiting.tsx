import { Loader } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './chat.module.css';

/** In the place of a conversation that is on its way. */
export function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label={texts.common.loading}>
      <Loader />
    </div>
  );
}
