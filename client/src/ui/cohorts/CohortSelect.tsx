import { NativeSelect, type NativeSelectProps, Stack, Text } from '@mantine/core';
import { texts } from '#texts/en';
import { SearchBox } from '../SearchBox.tsx';
import type { CohortChoices } from './useCohortChoices.ts';

const t = texts.cohortSelect;

interface CohortSelectProps extends Omit<NativeSelectProps, 'data' | 'onChange' | 'value'> {
  choices: CohortChoices;
  /** Text of the option for no cohort. */
  empty: string;
  /** ID of the chosen cohort; '' for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Select of a cohort. It has a search when it does not hold all cohorts. */
export function CohortSelect({ choices, empty, onChange, ...props }: CohortSelectProps) {
  const { cohorts, search, setSearch, foundCount, isSearchable } = choices;
  return (
    <Stack gap="xs">
      {isSearchable && <SearchBox label={t.search} value={search} onSearch={setSearch} />}
      <NativeSelect
        {...props}
        data={[{ value: '', label: empty }, ...cohorts.map(({ id, title }) => ({ value: id, label: title }))]}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      {search !== '' && (
        <Text size="xs" c="dimmed" role="status">
          {foundCount === 0 ? t.noMatch : t.found(foundCount)}
        </Text>
      )}
    </Stack>
  );
}
