/** Fields of `Form`, each in its own file: a screen loads only those that it uses. */
export { CheckboxField } from './fields/CheckboxField.tsx';
export { DateField } from './fields/DateField.tsx';
export { DateTimeField } from './fields/DateTimeField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { PriceField } from './fields/PriceField.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { TextareaField } from './fields/TextareaField.tsx';
export { TextField } from './fields/TextField.tsx';
export { ZoneField } from './fields/ZoneField.tsx';
