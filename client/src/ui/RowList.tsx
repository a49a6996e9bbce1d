import type { HTMLAttributes } from 'react';
import classes from './ui.module.css';

interface RowListProps extends HTMLAttributes<HTMLElement> {
  component?: 'ul' | 'ol';
}

/** List of rows with dividers. */
export function RowList({ component: List = 'ul', ...props }: RowListProps) {
  return <List {...props} className={classes.rows} />;
}
