import { useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';

/**
 * Props of every field of `Form`. A field registers by `name`, shows its own error and is labelled by `label`. Pass the
 * type of the values to check the name: `<TextField<SignInValues> name="email" … />`. All props of the underlying
 * Mantine input work (`description`, `placeholder`, `autoComplete`, `required` …); `required` only marks the field, the
 * schema validates.
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

/** Registers an input with the form without making it controlled: typing re-renders only the input itself. */
export function useField(name: string, handlers: object, options: RegisterOptions = {}) {
  const { register, getFieldState, formState } = useFormContext();
  const { onChange, onBlur } = handlers as Handlers;
  return {
    ...register(name, { ...options, ...(onChange && { onChange }), ...(onBlur && { onBlur }) }),
    error: getFieldState(name, formState).error?.message,
  };
}
