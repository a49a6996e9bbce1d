import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';

type NumberFieldProps<Values extends FieldValues> = Omit<
  NumberInputProps,
  'name' | 'error' | 'value' | 'ref'
> & {
  name: FieldPath<Values>;
  label: string;
};

/** A number; the value is a number, or null when empty. In a file of its own because the control is heavy. */
export function NumberField<Values extends FieldValues = FieldValues>({
  name,
  ...props
}: NumberFieldProps<Values>) {
  const {
    field: { ref: input, value, onChange: change, onBlur },
    fieldState,
  } = useController({ name });
  return (
    <NumberInput
      {...props}
      name={name}
      ref={input}
      value={value ?? ''}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={(entered) => {
        change(entered === '' ? null : Number(entered));
        props.onChange?.(entered);
      }}
    />
  );
}
