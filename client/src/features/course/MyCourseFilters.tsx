import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import { FoldedFilters } from '#ui/FoldedFilters';
import { optionNamed, optionsOf } from '#ui/options';
import { categoryOptions } from './categoryFilter.ts';

const t = texts.courseList;
const { levels } = texts.courseChoices;

interface MyCourseFiltersProps {
  filters: { category: string | null; level: string | null };
  /** Categories of the institution. */
  categories: readonly { slug: string; name: string }[] | undefined;
  onChange: (change: { category?: string; level?: string }) => void;
}

/** Button that opens the filters by category and level. */
export function MyCourseFilters({ filters, categories, onChange }: MyCourseFiltersProps) {
  const level = optionNamed(levels, filters.level);
  return (
    <FoldedFilters count={[filters.category, level].filter(Boolean).length}>
      <NativeSelect
        aria-label={t.category}
        value={filters.category ?? ''}
        data={categoryOptions(categories)}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t.level}
        value={level ?? ''}
        data={[{ value: '', label: t.anyLevel }, ...optionsOf(levels)]}
        onChange={(event) => onChange({ level: event.currentTarget.value })}
      />
    </FoldedFilters>
  );
}
