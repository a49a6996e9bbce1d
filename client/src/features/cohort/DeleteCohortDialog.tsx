import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { DeleteCohortDocument } from './DeleteCohortDialog.generated.ts';
import { evictCohort } from './evictCohort.ts';

const t = texts.deleteCohort;

interface DeleteCohortDialogProps {
  opened: boolean;
  onClose: () => void;
  id: string;
  title: string;
}

/** Dialog that deletes a cohort and opens the list of cohorts. Its own chunk. */
export default function DeleteCohortDialog({ opened, onClose, id, title }: DeleteCohortDialogProps) {
  const navigate = useNavigate();
  const [deleteCohort] = useMutation(DeleteCohortDocument, { variables: { id } });
  const { cache } = useApolloClient();
  const confirm = async () => {
    try {
      await deleteCohort();
      void navigate(paths.cohorts);
      evictCohort(cache, id);
      notify.success(t.done);
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      confirmLabel={t.confirm}
      destructive
      onConfirm={confirm}
    >
      {t.about(title)}
    </ConfirmDialog>
  );
}
