import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './useField.ts';

/** Native select. `data` as in Mantine's NativeSelect; the value is a string. */
export function SelectField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, NativeSelectProps>,
) {
  const field = useField(props.name, props);
  return <NativeSelect {...props} {...field} />;
}
