import { useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';

/**
 * What every field of `Form` has: it wires itself by `name`, shows its own error and is labelled by `label`.
 * Give the values' type to have the name checked: `<TextField<SignInValues> name="email" … />`.
 * Any prop of the Mantine input underneath works (`description`, `placeholder`, `autoComplete`, `required` …); `required`
 * only marks the field, the schema decides.
 */
export type FieldProps<Values extends FieldValues, Props> = Omit<
  Props,
  'name' | 'error' | 'value' | 'defaultValue' | 'ref'
> & {
  name: FieldPath<Values>;
  label: string;
};

type TextLike = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

interface Handlers {
  onChange?: ((event: React.ChangeEvent<TextLike>) => void) | undefined;
  onBlur?: ((event: React.FocusEvent<TextLike>) => void) | undefined;
}

/** Registers an input with the form without making it controlled: typing draws nothing but the input itself. */
export function useField(name: string, handlers: object, options: RegisterOptions = {}) {
  const { register, getFieldState, formState } = useFormContext();
  const { onChange, onBlur } = handlers as Handlers;
  return {
    ...register(name, { ...options, ...(onChange && { onChange }), ...(onBlur && { onBlur }) }),
    error: getFieldState(name, formState).error?.message,
  };
}
