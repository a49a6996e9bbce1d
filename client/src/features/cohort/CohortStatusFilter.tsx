import { Button, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import type { CohortStatus } from '#texts/enums.generated';
import { COHORT_STATUSES, parseCohortStatus } from './cohortStatus.ts';

const t = texts.cohortList;

interface CohortStatusFilterProps {
  status: CohortStatus | null;
  onChange: (status: CohortStatus | null) => void;
}

/** Filters button with the select that it opens. The select is open initially when a filter is set. */
export function CohortStatusFilter({ status, onChange }: CohortStatusFilterProps) {
  const [isOpen, setOpen] = useState(status !== null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.filters}
      </Button>
      {isOpen && (
        <NativeSelect
          aria-label={t.status}
          value={status ?? ''}
          data={[
            { value: '', label: t.anyStatus },
            ...COHORT_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
          ]}
          onChange={(event) => onChange(parseCohortStatus(event.currentTarget.value))}
        />
      )}
    </>
  );
}
