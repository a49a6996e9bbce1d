import type { ComponentProps } from 'react';
import { AppLink } from '#lib/AppLink';
import classes from './CardLink.module.css';

/** The title of a card as a link that the whole card is the target of; its name stays short. The card is positioned. */
export function CardLink(props: Omit<ComponentProps<typeof AppLink>, 'className'>) {
  return <AppLink {...props} className={classes.link} />;
}
