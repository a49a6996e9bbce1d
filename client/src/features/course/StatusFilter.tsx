import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import { statusNames, statusOf } from './courseStatus.ts';

const t = texts.courseStatus;

interface StatusFilterProps {
  value: string | null;
  onChange: (status: string) => void;
}

/** Narrows a list of courses to drafts, published or archived ones. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <NativeSelect
      aria-label={t.label}
      value={statusOf(value) ? value! : ''}
      data={[
        { value: '', label: t.any },
        ...statusNames.map((name) => ({ value: name, label: t.filters[name] })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
