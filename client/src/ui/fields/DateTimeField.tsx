import { TextInput, type TextInputProps } from '@mantine/core';
import { useController, type FieldValues } from 'react-hook-form';
import { instantToLocalInput, localInputToInstant } from '../formatting.ts';
import type { FieldProps } from './useField.ts';

/** A moment, entered in the viewer's zone. The value is an ISO instant in UTC as the API wants it, or '' when empty. */
export function DateTimeField<Values extends FieldValues = FieldValues>({
  name,
  onChange,
  ...props
}: FieldProps<Values, TextInputProps>) {
  const {
    field: { ref: input, value, onChange: change, onBlur },
    fieldState,
  } = useController({ name });
  return (
    <TextInput
      type="datetime-local"
      {...props}
      name={name}
      ref={input}
      value={instantToLocalInput(value ?? '')}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={(event) => {
        change(localInputToInstant(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
