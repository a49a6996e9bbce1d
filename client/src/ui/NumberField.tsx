import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './fields/useField.ts';

type NumberFieldProps<Values extends FieldValues> = Omit<FieldProps<Values, TextInputProps>, 'prefix'> & {
  min?: number;
  max?: number;
  /** False allows whole numbers only. */
  allowDecimal?: boolean;
  /** Number of decimals that the arrows and the browser's validation allow. */
  decimalScale?: number;
  /** Shown before the number, such as '$'. */
  prefix?: string;
};

/** Native number input. The value is a number, or null when empty. */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { allowDecimal = true, decimalScale, prefix, ...input } = props;
  const field = useField(props.name, props, {
    setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
  });
  return (
    <TextInput
      {...input}
      {...field}
      type="number"
      inputMode={allowDecimal ? 'decimal' : 'numeric'}
      step={allowDecimal ? (decimalScale === undefined ? 'any' : 10 ** -decimalScale) : 1}
      leftSection={prefix}
      // Scrolling the page must not change a focused number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
