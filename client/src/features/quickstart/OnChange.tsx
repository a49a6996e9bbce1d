import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface OnChangeProps<Values extends object> {
  tell: (values: Values) => void;
}

/** Tells each change of the form around it. */
export function OnChange<Values extends object>({ tell }: OnChangeProps<Values>) {
  const { subscribe } = useFormContext();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values as Values) }),
    [subscribe, tell],
  );
  return null;
}
