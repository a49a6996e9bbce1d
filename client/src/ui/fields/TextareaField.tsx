import { Textarea, type TextareaProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './useField.ts';

/** Multi-line text input that grows with its content. */
export function TextareaField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextareaProps>,
) {
  const field = useField(props.name, props);
  return <Textarea {...props} {...field} />;
}
