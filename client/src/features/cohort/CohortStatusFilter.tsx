import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import type { CohortStatus } from '#texts/enums.generated';
import { FoldedFilters } from '#ui/FoldedFilters';
import { COHORT_STATUSES, parseCohortStatus } from './cohortStatus.ts';

const t = texts.cohortList;

interface CohortStatusFilterProps {
  status: CohortStatus | null;
  onChange: (status: CohortStatus | null) => void;
}

/** Filters button with the select that it opens. */
export function CohortStatusFilter({ status, onChange }: CohortStatusFilterProps) {
  return (
    <FoldedFilters count={status === null ? 0 : 1}>
      <NativeSelect
        aria-label={t.status}
        value={status ?? ''}
        data={[
          { value: '', label: t.anyStatus },
          ...COHORT_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
        ]}
        onChange={(event) => onChange(parseCohortStatus(event.currentTarget.value))}
      />
    </FoldedFilters>
  );
}
