import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { instantToLocalInput, localInputToInstant } from '#texts/formatting';

interface ZoneFieldProps {
  label: string;
  description: string;
  /** Fields with instants, which keep their local times when the zone changes. */
  dates: readonly string[];
}

/** Time zone of a form with the field `timeZone`. */
export function ZoneField({ dates, ...props }: ZoneFieldProps) {
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const timeZone = useWatch<{ timeZone: string }, 'timeZone'>({ name: 'timeZone' });
  const [zones] = useState(() => [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]);
  const change = (next: string) => {
    for (const name of dates)
      setValue(name, localInputToInstant(instantToLocalInput(getValues(name) ?? '', timeZone), next));
    setValue('timeZone', next, { shouldDirty: true });
  };
  return (
    <NativeSelect
      {...props}
      data={zones}
      value={timeZone}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
