import { NativeSelect } from '@mantine/core';
import { optionNamed, optionsOf } from './options.ts';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** First option, which removes the filter. */
  all: string;
  /** Texts by value. */
  options: Readonly<Partial<Record<Value, string>>>;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Select that narrows a list to one value, or to none. */
export const FilterSelect = <Value extends string>(props: FilterSelectProps<Value>) => {
  const { label, all, options, value, onChange } = props;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: all }, ...optionsOf(options)]}
      onChange={({ currentTarget }) => onChange(optionNamed(options, currentTarget.value))}
    />
  );
};
