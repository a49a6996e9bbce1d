import { Input, VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { texts } from '#texts/en';
import classes from './review.module.css';

/** Choice of one to five stars. The value is a number, 0 while none is chosen. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <fieldset
      className={classes.field}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={classes.choice}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              ref={stars === 1 ? field.ref : undefined}
              type="radio"
              name={name}
              checked={field.value === stars}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
            />
            <IconStarFilled size={28} aria-hidden />
            <VisuallyHidden>{texts.reviews.stars(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
