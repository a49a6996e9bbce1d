import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** What narrows the list below it, in a row; a search field takes the room that is left. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <search className={classes.filters}>{children}</search>;
}
