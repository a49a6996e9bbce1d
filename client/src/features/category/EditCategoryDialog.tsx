import { useApolloClient, useMutation } from '@apollo/client/react';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import {
  CategoriesDocument,
  Category_CategoryFragmentDoc,
  type Category_CategoryFragment,
} from './CategoriesPage.generated.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryRules } from './categoryRules.ts';
import { UpdateCategoryDocument } from './ChangeCategories.generated.ts';

interface EditCategoryDialogProps {
  category: Category_CategoryFragment;
  onClose: () => void;
}

/** Dialog with the name and the look of a category. Changes that other admins save in the meantime are kept. Its own chunk. */
export default function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateCategoryDocument);
  const readLatest = useLatest(Category_CategoryFragmentDoc, category);
  return (
    <MergedFormDialog
      texts={texts.categories}
      schema={categoryRules}
      draftName={`edit-category ${category.id}`}
      readLatest={readLatest}
      valuesOf={valuesOf}
      reload={() => client.query({ query: CategoriesDocument, fetchPolicy: 'network-only' })}
      onSave={(input) => update({ variables: { input } })}
      onClose={onClose}
    >
      {(close) => <CategoryFields onCancel={close} />}
    </MergedFormDialog>
  );
}

const valuesOf = ({ name, description, icon, color, standard }: Category_CategoryFragment) => ({
  name,
  description,
  icon,
  color,
  standard,
});
