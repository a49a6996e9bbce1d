import type { HTMLAttributes } from 'react';
import { ROWS } from './rows.ts';
import classes from './ui.module.css';

interface RowListProps extends HTMLAttributes<HTMLElement> {
  component?: 'ul' | 'ol';
}

/** List of rows with dividers. */
export function RowList({ component: List = 'ul', ...props }: RowListProps) {
  return <List {...ROWS} {...props} className={classes.rows} />;
}
