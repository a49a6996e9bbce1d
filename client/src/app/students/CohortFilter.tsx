import { CohortSelect } from '#ui/cohorts/CohortSelect';
import { useCohortChoices } from '#ui/cohorts/useCohortChoices';
import { texts } from '#texts/en';

const t = texts.students;

interface CohortFilterProps {
  /** ID of a cohort; null for all. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filter by a cohort whose students the viewer lists. */
export function CohortFilter({ value, onChange }: CohortFilterProps) {
  return (
    <CohortSelect
      aria-label={t.cohort}
      choices={useCohortChoices('listed', value ?? '')}
      value={value ?? ''}
      empty={t.allCohorts}
      onChange={(id) => onChange(id || null)}
    />
  );
}
