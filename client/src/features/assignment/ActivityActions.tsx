import { useApolloClient, useMutation } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useEvictOnUnmount } from '#lib/useEvictOnUnmount';
import { actOnLatest } from '#lib/actOnLatest';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { DeleteActivityDocument, EditActivityDocument } from './EditActivityPage.generated.ts';
import { expectDeletion } from './submissionChanges.ts';

// Loaded after the screen, because it opens on demand.
const ActionsMenu = lazy(() => import('#ui/ActionsMenu'));

const t = texts.activityActions;

interface ActivityActionsProps {
  activity: { id: string; title: string; version: number; viewerCan: { edit: boolean; delete: boolean } };
  /** Called after the activity was deleted, such as to leave its screen. */
  onDeleted?: () => void;
}

/** Menu to edit and delete an activity, for users with permission. */
export function ActivityActions({ activity, onDeleted }: ActivityActionsProps) {
  const { id, title, version, viewerCan } = activity;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [deleteActivity] = useMutation(DeleteActivityDocument, { variables: { id, version } });
  const reread = () =>
    client.query({ query: EditActivityDocument, variables: { id }, fetchPolicy: 'network-only' });
  const forgetWhenLeft = useEvictOnUnmount(`Activity:${id}`, 'activities');
  const remove = async () => {
    expectDeletion(id);
    try {
      const update: NonNullable<Parameters<typeof deleteActivity>[0]>['update'] = (cache, { data }) => {
        const course = data?.deleteActivity?.course;
        if (course) cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
      };
      await actOnLatest(() => deleteActivity({ update }), { reload: reread });
      forgetWhenLeft();
      onDeleted?.();
      notify.success(t.deleted);
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      throw error;
    }
  };
  if (!viewerCan.edit && !viewerCan.delete) return null;
  return (
    <Suspense>
      <ActionsMenu
        label={t.menu(title)}
        onEdit={viewerCan.edit ? () => void navigate(paths.editActivity(id)) : undefined}
        onDelete={viewerCan.delete ? remove : undefined}
        warning={{ title: t.deleteTitle, text: t.deleteWarning(title) }}
      />
    </Suspense>
  );
}
