import { useMutation } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useForgetWhenLeft } from '#lib/useForgetWhenLeft';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { DeleteActivityDocument } from './EditActivityPage.generated.ts';

// Opened on demand, so it comes after the screen.
const ActionsMenu = lazy(() => import('#ui/ActionsMenu'));

const t = texts.activityActions;

interface ActivityActionsProps {
  activity: { id: string; title: string; viewerCan: { edit: boolean; delete: boolean } };
  /** After the activity was deleted, e.g. to leave its page. */
  onDeleted?: () => void;
}

/** Edit and Delete of an activity, for those who may. */
export function ActivityActions({ activity: { id, title, viewerCan }, onDeleted }: ActivityActionsProps) {
  const navigate = useNavigate();
  const [deleteActivity] = useMutation(DeleteActivityDocument, { variables: { id } });
  const forgetWhenLeft = useForgetWhenLeft(`Activity:${id}`, 'activities');
  const remove = async () => {
    try {
      await deleteActivity({
        update: (cache, { data }) => {
          const course = data?.deleteActivity.course;
          if (course) cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
        },
      });
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
        deleteTitle={t.deleteTitle}
        deleteWarning={t.deleteWarning(title)}
      />
    </Suspense>
  );
}
