import { useQuery } from '@apollo/client/react';
import { texts } from '#texts/en';
import { SelectField } from '#ui/fields';
import { CourseCategoriesDocument } from './CategoryField.generated.ts';

const t = texts.courseForm;

/** Select of a category of the institution. */
export function CategoryField({ hasCategory }: { hasCategory: boolean }) {
  const { data } = useQuery(CourseCategoriesDocument);
  const categories = data?.categories ?? [];
  return (
    <SelectField
      // A select whose options arrive later would lose its value.
      key={categories.length}
      name="categoryId"
      label={t.category}
      data={[
        ...(hasCategory && data ? [] : [{ value: '', label: t.chooseCategory }]),
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
