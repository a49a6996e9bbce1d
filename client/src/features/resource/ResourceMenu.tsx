import { useApolloClient } from '@apollo/client/react';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { moved } from '#lib/moved';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  ArrangeResourcesDocument,
  DeleteResourceDocument,
  ResourceDocument,
} from './ChangeResources.generated.ts';
import type { Resources_ResourceFragment } from './Resources.generated.ts';

const EditResourceDialog = lazy(() => import('./EditResourceDialog.tsx'));

const t = texts.resources;

interface ResourceMenuProps {
  resource: Resources_ResourceFragment;
  /** ID of the course, cohort or event. */
  holderId: string;
  /** IDs of all resources in order. */
  order: readonly string[];
}

/** Menu to edit, move and delete a resource. */
export default function ResourceMenu({ resource, holderId, order }: ResourceMenuProps) {
  const { id, name, version } = resource;
  const client = useApolloClient();
  const [isEditing, setEditing] = useState(false);
  const at = order.indexOf(id);
  const move = (by: -1 | 1) =>
    client
      .mutate({
        mutation: ArrangeResourcesDocument,
        variables: { input: { holderId, ids: moved(order, id, by) } },
      })
      .catch((error: unknown) => notify.error(readError(error).message || t.notMoved));
  const remove = () =>
    removeWithUndo(id, { done: t.deleted(name), failed: t.notDeleted }, () =>
      actOnLatest(
        () =>
          client.mutate({
            mutation: DeleteResourceDocument,
            variables: { id, version },
            context: OUTLIVES_PAGE,
          }),
        {
          reload: () =>
            client.query({ query: ResourceDocument, variables: { id }, fetchPolicy: 'network-only' }),
        },
      ),
    );
  const items = [
    { label: texts.common.edit, icon: IconPencil, act: () => setEditing(true) },
    { label: t.moveUp, icon: IconArrowUp, act: () => void move(-1), isOff: at <= 0 },
    { label: t.moveDown, icon: IconArrowDown, act: () => void move(1), isOff: at === order.length - 1 },
    { label: texts.common.delete, icon: IconTrash, act: remove },
  ];
  return (
    <>
      <ItemsMenu label={t.actions(name)} items={items} />
      {isEditing && (
        <Suspense>
          <EditResourceDialog resource={resource} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
