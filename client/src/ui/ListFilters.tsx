import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** Row of filters above a list; a search field takes the remaining width. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <search className={classes.filters}>{children}</search>;
}
