import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { actOnLatest } from '#lib/actOnLatest';
import { setCategories } from '#lib/setCategories';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { FormAlert } from '#ui/FormAlert';
import { FormDialog } from '#ui/FormDialog';
import { CategoriesDocument, type Category_CategoryFragment } from './CategoriesPage.generated.ts';
import { DeleteCategoryDocument } from './ChangeCategories.generated.ts';

const t = texts.categories;

interface DeleteCategoryDialogProps {
  category: Category_CategoryFragment;
  others: readonly { id: string; name: string }[];
  onClose: () => void;
}

/**
 * Dialog that deletes a category and gives its courses another one. After a change of someone else it shows the category as it is
 * by then. Its own chunk.
 */
export default function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const { id, name, version } = category;
  const client = useApolloClient();
  const [moveCoursesTo, setTarget] = useState(others.at(-1)!.id);
  const [remove, { loading, error }] = useMutation(DeleteCategoryDocument, {
    update: (cache, { data }) => {
      setCategories(cache, data?.deleteCategory?.categories);
      for (const fieldName of ['courses', 'myCourses']) cache.evict({ fieldName });
    },
  });
  const reread = () => client.query({ query: CategoriesDocument, fetchPolicy: 'network-only' });
  return (
    <FormDialog title={t.deleteTitle(name)} onClose={onClose}>
      {(close) => (
        <Stack gap="lg" pt={4}>
          <Text>{t.deleteText}</Text>
          <NativeSelect
            label={t.moveTo}
            value={moveCoursesTo}
            data={others.map((each) => ({ value: each.id, label: each.name }))}
            onChange={(event) => setTarget(event.currentTarget.value)}
          />
          <FormAlert message={error && (readError(error).message || t.notSaved)} />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={close} />
            <Button
              color="red"
              loading={loading}
              onClick={() =>
                void actOnLatest(() => remove({ variables: { id, moveCoursesTo, version } }), {
                  reload: reread,
                }).then(
                  () => {
                    notify.success(t.deleted(name));
                    close();
                  },
                  () => null, // shown above
                )
              }
            >
              {texts.common.delete}
            </Button>
          </Group>
        </Stack>
      )}
    </FormDialog>
  );
}
