import { useApolloClient, useMutation } from '@apollo/client/react';
import { pickFields } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { useMergedForm } from '#ui/useMergedForm';
import {
  CategoriesDocument,
  Category_CategoryFragmentDoc,
  type Category_CategoryFragment,
} from './CategoriesPage.generated.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryRules } from './categoryRules.ts';
import { UpdateCategoryDocument } from './ChangeCategories.generated.ts';

const t = texts.categories;

interface EditCategoryDialogProps {
  category: Category_CategoryFragment;
  onClose: () => void;
}

/** Dialog with the name and the look of a category. Changes that other admins save in the meantime are kept. Its own chunk. */
export default function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  const { id } = category;
  const client = useApolloClient();
  const [update] = useMutation(UpdateCategoryDocument);
  const readCategory = useLatest(Category_CategoryFragmentDoc, category);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `edit-category ${id}`,
    readLatest: () => valuesOf(readCategory()),
    reload: () => client.query({ query: CategoriesDocument, fetchPolicy: 'network-only' }),
  });
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.conflict} choice={choice} />
          <Form
            key={round}
            schema={categoryRules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(failure) => failure.message || t.notSaved}
            onSubmit={async (input, form) => {
              await save(form.getValues(), (changed) =>
                update({
                  variables: {
                    input: { id, version: readCategory().version, ...pickFields(input, changed) },
                  },
                }),
              );
              notify.success(t.saved);
              close();
            }}
          >
            <CategoryFields onCancel={close} />
          </Form>
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = ({ name, description, icon, color, standard }: Category_CategoryFragment) => ({
  name,
  description,
  icon,
  color,
  standard,
});
