import { useApolloClient } from '@apollo/client/react';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { moved } from '#lib/moved';
import { setCategories } from '#lib/setCategories';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import type { Category_CategoryFragment } from './CategoriesPage.generated.ts';
import { ArrangeCategoriesDocument } from './ChangeCategories.generated.ts';

const EditCategoryDialog = lazy(() => import('./EditCategoryDialog.tsx'));
const DeleteCategoryDialog = lazy(() => import('./DeleteCategoryDialog.tsx'));

const t = texts.categories;

interface CategoryMenuProps {
  category: Category_CategoryFragment;
  /** All categories in order. */
  all: readonly { id: string; name: string }[];
}

/** Menu to edit, move and delete a category. */
export default function CategoryMenu({ category, all }: CategoryMenuProps) {
  const { id, name } = category;
  const client = useApolloClient();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const order = all.map((each) => each.id);
  const at = order.indexOf(id);
  const move = (by: -1 | 1) =>
    client
      .mutate({
        mutation: ArrangeCategoriesDocument,
        variables: { ids: moved(order, id, by) },
        update: (cache, { data }) => setCategories(cache, data?.arrangeCategories?.categories),
      })
      .catch((error: unknown) => notify.error(readError(error).message || t.notMoved));
  const items = [
    { label: texts.common.edit, icon: IconPencil, act: () => setDialog('edit') },
    { label: t.moveUp, icon: IconArrowUp, act: () => void move(-1), isOff: at <= 0 },
    { label: t.moveDown, icon: IconArrowDown, act: () => void move(1), isOff: at === order.length - 1 },
    {
      label: texts.common.delete,
      icon: IconTrash,
      act: () => setDialog('delete'),
      isOff: order.length === 1,
    },
  ];
  const close = () => setDialog(null);
  return (
    <>
      <ItemsMenu label={t.actions(name)} items={items} />
      <Suspense>
        {dialog === 'edit' && <EditCategoryDialog category={category} onClose={close} />}
        {dialog === 'delete' && (
          <DeleteCategoryDialog
            category={category}
            others={all.filter((each) => each.id !== id)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
