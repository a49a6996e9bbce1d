import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** Page with its content in the center. */
export function CentredPage({ children }: { children: ReactNode }) {
  return <div className={classes.centredPage}>{children}</div>;
}
