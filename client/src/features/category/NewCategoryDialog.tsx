import { useMutation } from '@apollo/client/react';
import { setCategories } from '#lib/setCategories';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryRules } from './categoryRules.ts';
import { CreateCategoryDocument } from './ChangeCategories.generated.ts';

const t = texts.categories;

const EMPTY = {
  name: '',
  description: '',
  icon: 'BOOK' as const,
  color: 'GRAY' as const,
  standard: 'OTHER' as const,
};

/** Dialog that creates a category. Its own chunk. */
export default function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateCategoryDocument, {
    update: (cache, { data }) => setCategories(cache, data?.createCategory?.categories),
  });
  return (
    <FormDialog title={t.create} onClose={onClose}>
      {(close) => (
        <Form
          schema={categoryRules}
          defaultValues={EMPTY}
          draftKey="new-category"
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async (input) => {
            await create({ variables: { input } });
            notify.success(t.created(input.name));
            close();
          }}
        >
          <CategoryFields onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
