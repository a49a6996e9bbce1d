import { useController } from 'react-hook-form';
import { CohortSelect } from './CohortSelect.tsx';
import { useCohortChoices } from './useCohortChoices.ts';

interface CohortFieldProps {
  label: string;
  description: string;
  /** Text of the option for no cohort. */
  empty: string;
  required?: boolean;
}

/** Form field `cohortId` for a cohort in which the viewer may enroll students now. */
export function CohortField(props: CohortFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name: 'cohortId' });
  const value = field.value ?? '';
  const choices = useCohortChoices('open', value);
  return (
    <CohortSelect {...props} {...field} value={value} choices={choices} error={fieldState.error?.message} />
  );
}
