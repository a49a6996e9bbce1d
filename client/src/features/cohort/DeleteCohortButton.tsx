import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { DeleteCohortDocument } from './DeleteCohortButton.generated.ts';
import { evictCohort } from './evictCohort.ts';

const t = texts.deleteCohort;

/** Button that deletes a cohort after a confirmation and opens the list of cohorts. */
export function DeleteCohortButton({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
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
    <>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {texts.cohortDetail.delete}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.title}
        confirmLabel={t.confirm}
        destructive
        onConfirm={confirm}
      >
        {t.about(title)}
      </ConfirmDialog>
    </>
  );
}
