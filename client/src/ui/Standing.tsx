import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface StandingProps {
  icon: ReactNode;
  /** Whether the place is not certain yet. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Line with the viewer's place at something: a seat, a registration, or a place on a waitlist. */
export const Standing = ({ icon, isWaiting = false, children }: StandingProps) => (
  <div className={classes.standing} data-waiting={isWaiting || undefined}>
    {icon}
    {isWaiting ? <div>{children}</div> : children}
  </div>
);
