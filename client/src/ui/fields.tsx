/** The fields of `Form`, each in a file of its own: a screen downloads only those that it uses. */
export { CheckboxField } from './fields/CheckboxField.tsx';
export { DateField } from './fields/DateField.tsx';
export { DateTimeField } from './fields/DateTimeField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { TextareaField } from './fields/TextareaField.tsx';
export { TextField } from './fields/TextField.tsx';
