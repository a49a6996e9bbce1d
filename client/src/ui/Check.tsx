import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './ui.module.css';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
}

/** Labelled native checkbox in the accent color. In forms use `CheckboxField`. */
export function Check({ label, description, error, className, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={classes.check}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || description ? id : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {(error || description) && (
        <div id={id} className={classes.checkNote} data-error={error ? true : undefined}>
          {error ?? description}
        </div>
      )}
    </div>
  );
}
