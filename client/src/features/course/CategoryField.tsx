import { useQuery } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { useLiveCategories } from '#lib/useLiveCategories';
import { texts } from '#texts/en';
import { SelectField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { CourseCategoriesDocument } from './CategoryField.generated.ts';

const t = texts.courseForm;

/** Select of a category of the institution. A chosen one that was deleted has to be chosen again. */
export function CategoryField({ hasCategory }: { hasCategory: boolean }) {
  const { data, error, refetch } = useQuery(CourseCategoriesDocument);
  useLiveCategories();
  const chosen = useWatch<{ categoryId: string }, 'categoryId'>({ name: 'categoryId' });
  const categories = data?.categories ?? [];
  const isGone = data !== undefined && chosen !== '' && !categories.some(({ id }) => id === chosen);
  return (
    <div>
      <SelectField
        // A select whose options change later would lose its value.
        key={categories.map(({ id }) => id).join()}
        name="categoryId"
        label={t.category}
        data={[
          ...(hasCategory && data && !isGone
            ? []
            : [{ value: isGone ? chosen : '', label: t.chooseCategory }]),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {error && !data && (
        <OptionsError message={t.categoriesFailed} onRetry={() => void refetch().catch(() => {})} />
      )}
    </div>
  );
}
