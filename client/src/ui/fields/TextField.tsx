import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './useField.ts';

/** Single-line text input; `type` may be email, url, tel … */
export function TextField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useField(props.name, props);
  return <TextInput {...props} {...field} />;
}
