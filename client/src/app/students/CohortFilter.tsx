import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import { CohortChoicesDocument } from '#features/cohort/CohortChoices.generated';

const t = texts.students;

interface CohortFilterProps {
  /** ID of a cohort; null for all. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filter by a cohort whose students the viewer lists. */
export function CohortFilter({ value, onChange }: CohortFilterProps) {
  const { data } = useQuery(CohortChoicesDocument);
  const cohorts = data?.cohorts.nodes.filter(({ viewerCan }) => viewerCan.seeEnrollments) ?? [];
  return (
    <NativeSelect
      aria-label={t.cohort}
      value={value ?? ''}
      data={[
        { value: '', label: t.allCohorts },
        ...cohorts.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
