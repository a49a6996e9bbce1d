import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface OnChangeProps<Values extends object> {
  onChange: (values: Values) => void;
}

/** Reports every change of the surrounding form. */
export function OnChange<Values extends object>({ onChange }: OnChangeProps<Values>) {
  const { subscribe } = useFormContext();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values as Values) }),
    [subscribe, onChange],
  );
  return null;
}
