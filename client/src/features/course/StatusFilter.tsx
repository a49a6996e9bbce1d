import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import { STATUS_NAMES, parseCourseStatus } from './courseStatus.ts';

const t = texts.courseStatus;

interface StatusFilterProps {
  value: string | null;
  onChange: (status: string) => void;
}

/** Filter for draft, published or archived courses. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <NativeSelect
      aria-label={t.label}
      value={parseCourseStatus(value) ? value! : ''}
      data={[
        { value: '', label: t.any },
        ...STATUS_NAMES.map((name) => ({ value: name, label: t.filters[name] })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
