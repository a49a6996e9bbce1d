import { NativeSelect } from '@mantine/core';
import { texts } from '#texts/en';
import { optionsOf } from '#ui/options';
import { categoryOptions } from './categoryFilter.ts';
import { filterLevels } from './levels.ts';

const t = texts.courseList;

interface MyCourseFilterFieldsProps {
  category: string | null;
  level: string | null;
  /** Categories of the institution. */
  categories: readonly { slug: string; name: string }[] | undefined;
  onChange: (change: { category?: string; level?: string }) => void;
}

/** Filters by category and level. Their own chunk. */
export default function MyCourseFilterFields(props: MyCourseFilterFieldsProps) {
  const { category, level, categories, onChange } = props;
  return (
    <>
      <NativeSelect
        aria-label={t.category}
        value={category ?? ''}
        data={categoryOptions(categories)}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t.level}
        value={level ?? ''}
        data={[{ value: '', label: t.anyLevel }, ...optionsOf(filterLevels)]}
        onChange={(event) => onChange({ level: event.currentTarget.value })}
      />
    </>
  );
}
