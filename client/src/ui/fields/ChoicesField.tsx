import { Input } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Check } from '../Check.tsx';
import classes from './fields.module.css';

interface ChoicesFieldProps {
  /** Name of the form field that holds the list of chosen values. */
  name: string;
  label: string;
  description?: string;
  options: readonly { value: string; label: string }[];
  /** Value that excludes all others. */
  alone?: string;
}

/** Group of checkboxes. The value is the list of chosen values in the order of the options. */
export function ChoicesField({ name, label, description, options, alone }: ChoicesFieldProps) {
  const { field, fieldState } = useController({ name });
  const chosen = field.value as readonly string[];
  const id = useId();
  const toggle = (value: string, isChosen: boolean) => {
    const others = value === alone ? [] : chosen.filter((one) => one !== value && one !== alone);
    const next = new Set(isChosen ? [...others, value] : others);
    field.onChange(options.map((option) => option.value).filter((one) => next.has(one)));
  };
  const { error } = fieldState;
  const problem = error?.message ?? (error as { root?: { message?: string } } | undefined)?.root?.message;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={problem ? `${id}-error` : undefined}>
      <Input.Label component="div" id={id}>
        {label}
      </Input.Label>
      {description && <Input.Description mb={6}>{description}</Input.Description>}
      <div className={classes.choices}>
        {options.map((option, index) => (
          <Check
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      {problem && (
        <Input.Error id={`${id}-error`} role="alert" mt={6}>
          {problem}
        </Input.Error>
      )}
    </div>
  );
}
