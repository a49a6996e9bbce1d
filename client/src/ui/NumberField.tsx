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
  const { field, fieldState } = useController({ name: name as string });
  return (
    <NumberInput
      {...props}
      name={field.name}
      ref={field.ref}
      value={(field.value as number | null) ?? ''}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value === '' ? null : Number(value));
        props.onChange?.(value);
      }}
    />
  );
}
