import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Check } from '../Check.tsx';
import { useField, type FieldProps } from './useField.ts';

/** Checkbox. The value is a boolean. */
export function CheckboxField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, ComponentProps<typeof Check>>,
) {
  const field = useField(props.name, props);
  return <Check {...props} {...field} />;
}
