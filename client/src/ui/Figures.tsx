import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import classes from './figures.module.css';

interface FiguresProps {
  /** Accessible name of the group. */
  label: string;
  children: ReactNode;
}

/** Figures side by side in one slim row; two by two where the width is too small. */
export function Figures({ label, children }: FiguresProps) {
  return (
    <div role="group" aria-label={label} className={classes.figures}>
      {children}
    </div>
  );
}

interface FigureProps {
  label: string;
  /** List of what the figure counts, to which the whole figure leads. */
  to?: string;
  /** Formatted value; undefined while loading. */
  value: string | undefined;
  /** Composition or change of the figure. */
  hint?: ReactNode;
  /** Small line of the figure over time. */
  trend?: ReactNode;
}

/** A figure and its name. */
export function Figure({ label, to, value, hint, trend }: FigureProps) {
  return (
    <div role="group" aria-label={label} className={classes.figure}>
      <span className={classes.label}>{to === undefined ? label : <AppLink to={to}>{label}</AppLink>}</span>
      {value === undefined ? (
        <Skeleton h={30} w={72} radius="sm" />
      ) : (
        <span className={classes.amount}>
          <span className={classes.value}>{value}</span>
          {trend}
        </span>
      )}
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}
