import { Card, type CardProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CardLink.module.css';

interface LinkCardProps extends Pick<CardProps, 'padding'> {
  /** Pixels between its parts. */
  gap?: number;
  children: ReactNode;
}

/** Card that links to a screen as a whole: its title is a `CardLink`. */
export function LinkCard({ gap = 0, ...props }: LinkCardProps) {
  return <Card {...props} className={classes.card} style={{ gap }} />;
}
