import { IconAlertCircle } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './ui.module.css';

interface FormAlertProps {
  /** Hidden without a message. */
  message: string | undefined;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Error line of a form: announced when it appears, and focusable. `Form` renders it. */
export function FormAlert({ message, id, ref }: FormAlertProps) {
  return (
    // The live region exists before the message: some screen readers ignore a region that is inserted with its text.
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
