import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './useField.ts';

/** Native date input. The value is 'YYYY-MM-DD', or '' when empty. */
export function DateField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useField(props.name, props);
  return <TextInput type="date" {...props} {...field} />;
}
