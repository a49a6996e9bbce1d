import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { setCategories } from '#lib/setCategories';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import { FormDialog } from '#ui/FormDialog';
import type { Category_CategoryFragment } from './CategoriesPage.generated.ts';
import { categoryRules } from './categoryRules.ts';
import { CreateCategoryDocument, UpdateCategoryDocument } from './ChangeCategories.generated.ts';

const t = texts.categories;

interface CategoryDialogProps {
  /** Null creates one. */
  category: Category_CategoryFragment | null;
  onClose: () => void;
}

/** Dialog with the name and the look of a category. Its own chunk. */
export default function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [create] = useMutation(CreateCategoryDocument, {
    update: (cache, { data }) => setCategories(cache, data?.createCategory?.categories),
  });
  const [update] = useMutation(UpdateCategoryDocument);
  return (
    <FormDialog title={category ? t.edit : t.create} onClose={onClose}>
      {(close) => (
        <Form
          schema={categoryRules}
          defaultValues={valuesOf(category)}
          draftKey={category ? `edit-category ${category.id}` : 'new-category'}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async (input) => {
            if (category) await update({ variables: { input: { id: category.id, ...input } } });
            else await create({ variables: { input } });
            notify.success(category ? t.saved : t.created(input.name));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <TextField name="name" label={t.name} required data-autofocus />
            <TextareaField name="description" label={t.about} />
            <Group grow gap="sm">
              <SelectField name="icon" label={t.icon} data={optionsOf(t.icons)} />
              <SelectField name="color" label={t.color} data={optionsOf(t.colors)} />
            </Group>
            <SelectField
              name="standard"
              label={t.standard}
              description={t.standardHint}
              data={optionsOf(texts.courseChoices.categories)}
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}

const valuesOf = (category: Category_CategoryFragment | null) => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  icon: category?.icon ?? ('BOOK' as const),
  color: category?.color ?? ('GRAY' as const),
  standard: category?.standard ?? ('OTHER' as const),
});
