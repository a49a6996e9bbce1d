import { Button, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { texts } from '#texts/en';
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

/** Button that opens the filters by category and level; open at first if one of them is set. */
export function MyCourseFilters({ filters, categories, onChange }: MyCourseFiltersProps) {
  const level = optionNamed(levels, filters.level);
  const count = [filters.category, level].filter(Boolean).length;
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.myCourses.filters(count)}
      </Button>
      {isOpen && (
        <div id={id} style={{ display: 'contents' }}>
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
        </div>
      )}
    </>
  );
}
