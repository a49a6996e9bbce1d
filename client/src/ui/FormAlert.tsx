import { IconAlertCircle } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './ui.module.css';

interface FormAlertProps {
  /** Nothing is shown without one. */
  message: string | undefined;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The form's error line: spoken when it appears, and able to take the focus. `Form` places it by itself. */
export function FormAlert({ message, id, ref }: FormAlertProps) {
  return (
    // The live region stands before the message comes: some screen readers miss a region that arrives full.
    <div
      ref={ref}
      id={id}
      role="alert"
      tabIndex={-1}
      className={classes.alert}
      data-empty={!message || undefined}
    >
      {message && (
        <>
          <IconAlertCircle size={20} stroke={1.8} aria-hidden />
          <span>{message}</span>
        </>
      )}
    </div>
  );
}
