import { lazy, Suspense } from 'react';
import { FoldedFilters } from '#ui/FoldedFilters';
import { optionNamed } from '#ui/options';
import { filterLevels } from './levels.ts';

/** Loaded when the filters are opened. */
const MyCourseFilterFields = lazy(() => import('./MyCourseFilterFields.tsx'));

interface MyCourseFiltersProps {
  filters: { category: string | null; level: string | null };
  /** Categories of the institution. */
  categories: readonly { slug: string; name: string }[] | undefined;
  onChange: (change: { category?: string; level?: string }) => void;
}

/** Button that opens the filters by category and level. */
export function MyCourseFilters({ filters, categories, onChange }: MyCourseFiltersProps) {
  const level = optionNamed(filterLevels, filters.level);
  return (
    <FoldedFilters count={[filters.category, level].filter(Boolean).length}>
      <Suspense>
        <MyCourseFilterFields
          category={filters.category}
          level={level}
          categories={categories}
          onChange={onChange}
        />
      </Suspense>
    </FoldedFilters>
  );
}
