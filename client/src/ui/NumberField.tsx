import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './fields/useField.ts';

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values, TextInputProps> & {
  min?: number;
  max?: number;
  /** False allows whole numbers only. */
  allowDecimal?: boolean;
};

/** Native number input. The value is a number, or null when empty. */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { allowDecimal = true, ...input } = props;
  const field = useField(props.name, props, {
    setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
  });
  return (
    <TextInput
      {...input}
      {...field}
      type="number"
      inputMode={allowDecimal ? 'decimal' : 'numeric'}
      step={allowDecimal ? 'any' : 1}
      // Scrolling the page must not change a focused number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
