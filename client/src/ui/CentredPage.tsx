import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** A whole page for one thing, in its middle. */
export function CentredPage({ children }: { children: ReactNode }) {
  return <div className={classes.centredPage}>{children}</div>;
}
