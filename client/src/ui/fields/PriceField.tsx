import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './useField.ts';

/** Native number input for dollars. The value is the typed text, which `priceOfForm` converts exactly. */
export function PriceField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useField(props.name, props);
  return (
    <TextInput
      leftSection="$"
      {...props}
      {...field}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      // Scrolling the page must not change a focused number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
