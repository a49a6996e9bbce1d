import type { SessionScope } from '#texts/enums.generated';
import { texts } from '#texts/en';
import { optionsOf } from '#ui/options';
import { SelectField } from '#ui/fields';

type Scope = keyof typeof texts.sessionForm.scopes;

const SCOPES: Readonly<Record<Scope, SessionScope>> = {
  this: 'THIS',
  'this-and-following': 'THIS_AND_FOLLOWING',
  all: 'ALL',
};

/** Returns the scope of the API for a value of the form. */
export const scopeNamed = (scope: Scope): SessionScope => SCOPES[scope];

interface ScopeFieldProps {
  label: string;
  description?: string;
}

/** Sessions of the schedule that a change concerns. */
export const ScopeField = ({ label, description }: ScopeFieldProps) => (
  <SelectField
    name="scope"
    label={label}
    data={optionsOf(texts.sessionForm.scopes)}
    {...(description && { description, inputWrapperOrder: ['label', 'input', 'description', 'error'] })}
  />
);
