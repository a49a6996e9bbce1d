import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  Textarea,
  TextInput,
  type CheckboxProps,
  type NativeSelectProps,
  type PasswordInputProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { instantToLocalInput, localInputToInstant } from './formatting.ts';

/**
 * The fields of `Form`: each wires itself by `name`, shows its own error and is labelled by `label`.
 * Give the values' type to have the name checked: `<TextField<SignInValues> name="email" … />`.
 * Any prop of the Mantine input underneath works (`description`, `placeholder`, `autoComplete`, `required` …); `required`
 * only marks the field, the schema decides.
 */
type FieldProps<Values extends FieldValues, Props> = Omit<
  Props,
  'name' | 'error' | 'value' | 'defaultValue' | 'ref'
> & {
  name: FieldPath<Values>;
  label: string;
};

/** One line of text; `type` may be email, url, tel … */
export function TextField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useTextField(props.name, props);
  return <TextInput {...props} {...field} />;
}

/** A password with a button that shows it. */
export function PasswordField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, PasswordInputProps>,
) {
  const field = useTextField(props.name, props);
  return <PasswordInput {...props} {...field} />;
}

/** Several lines of text; grows with them. */
export function TextareaField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextareaProps>,
) {
  const field = useTextField(props.name, props);
  return <Textarea {...props} {...field} />;
}

/** One of a few choices, by the browser's own control. `data` as Mantine's NativeSelect; the value is a string. */
export function SelectField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, NativeSelectProps>,
) {
  const field = useTextField(props.name, props);
  return <NativeSelect {...props} {...field} />;
}

/** A calendar day in the browser's own control. The value is 'YYYY-MM-DD', or '' when empty. */
export function DateField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useTextField(props.name, props);
  return <TextInput type="date" {...props} {...field} />;
}

/** A moment, entered in the viewer's zone. The value is an ISO instant in UTC as the API wants it, or '' when empty. */
export function DateTimeField<Values extends FieldValues = FieldValues>({
  name,
  onChange,
  ...props
}: FieldProps<Values, TextInputProps>) {
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
      value={instantToLocalInput(value ?? '')}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={(event) => {
        change(localInputToInstant(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}

/** Yes or no. */
export function CheckboxField<Values extends FieldValues = FieldValues>({
  name,
  onChange,
  ...props
}: FieldProps<Values, CheckboxProps>) {
  const {
    field: { ref: input, value, onChange: change, onBlur },
    fieldState,
  } = useController({ name });
  return (
    <Checkbox
      {...props}
      name={name}
      ref={input}
      checked={Boolean(value)}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={(event) => {
        change(event.currentTarget.checked);
        onChange?.(event);
      }}
    />
  );
}

type TextLike = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

interface Handlers {
  onChange?: ((event: React.ChangeEvent<TextLike>) => void) | undefined;
  onBlur?: ((event: React.FocusEvent<TextLike>) => void) | undefined;
}

/** Registers an input with the form without making it controlled: typing draws nothing but the input itself. */
function useTextField(name: string, handlers: object) {
  const { register, getFieldState, formState } = useFormContext();
  const { onChange, onBlur } = handlers as Handlers;
  return {
    ...register(name, { ...(onChange && { onChange }), ...(onBlur && { onBlur }) }),
    error: getFieldState(name, formState).error?.message,
  };
}
