import type { ComponentProps } from 'react';
import { AppLink } from '#lib/AppLink';
import classes from './CardLink.module.css';

/**
 * Title of a card as a link whose click target is the whole card; its accessible name stays short. The card must be
 * positioned.
 */
export function CardLink(props: Omit<ComponentProps<typeof AppLink>, 'className'>) {
  return <AppLink {...props} className={classes.link} />;
}
