import { TextInput, type TextInputProps } from '@mantine/core';
import { useController, type FieldValues } from 'react-hook-form';
import { instantToLocalInput, localInputToInstant } from '#texts/formatting';
import type { FieldProps } from './useField.ts';

/** Date and time in a time zone. The value is an ISO instant in UTC as the API expects it, or '' when empty. */
export function DateTimeField<Values extends FieldValues = FieldValues>({
  name,
  timeZone,
  onChange,
  ...props
}: FieldProps<Values, TextInputProps> & {
  /** IANA name; the viewer's time zone by default. */
  timeZone?: string | undefined;
}) {
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
      value={instantToLocalInput(value ?? '', timeZone)}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={(event) => {
        change(localInputToInstant(event.currentTarget.value, timeZone));
        onChange?.(event);
      }}
    />
  );
}
