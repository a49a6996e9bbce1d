import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Avatar, Button, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { notify } from '#lib/toasts';
import {
  CohortHeader_CohortFragmentDoc,
  DeleteCohortDocument,
  type CohortHeader_CohortFragment,
} from './CohortHeader.generated.ts';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import { forgetCohort } from './forgetCohort.ts';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Institution, title, description, and what the viewer may do to the cohort. */
export function CohortHeader({ cohort: ref }: { cohort: FragmentType<CohortHeader_CohortFragment> }) {
  const cohort = useFragmentData(CohortHeader_CohortFragmentDoc, ref);
  const { institution, viewerCan } = cohort;
  return (
    <header className={classes.header}>
      <div className={classes.headerText}>
        <div className={classes.institution}>
          <Avatar
            src={institution.logoUrl}
            name={institution.name}
            color="initials"
            size={30}
            radius="md"
            alt=""
          />
          {institution.name}
        </div>
        <Group gap="sm" align="center">
          <Title order={1}>{cohort.title}</Title>
          <CohortStatusBadge status={cohort.status} />
        </Group>
        {cohort.description && (
          <Text c="dimmed" mt={8} maw="70ch" lineClamp={2}>
            {cohort.description}
          </Text>
        )}
      </div>
      <Group gap="sm">
        {viewerCan.edit && (
          <Button
            component={AppLink}
            to={paths.editCohort(cohort.id)}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t.edit}
          </Button>
        )}
        {viewerCan.delete && <DeleteButton id={cohort.id} title={cohort.title} />}
      </Group>
    </header>
  );
}

function DeleteButton({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [deleteCohort] = useMutation(DeleteCohortDocument, { variables: { id } });
  const { cache } = useApolloClient();
  const confirm = async () => {
    try {
      await deleteCohort();
      void navigate(paths.cohorts);
      forgetCohort(cache, id);
      notify.success(texts.deleteCohort.done);
    } catch (error) {
      notify.error(readError(error).message || texts.deleteCohort.failed);
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
        {t.delete}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={texts.deleteCohort.title}
        confirmLabel={texts.deleteCohort.confirm}
        destructive
        onConfirm={confirm}
      >
        {texts.deleteCohort.about(title)}
      </ConfirmDialog>
    </>
  );
}
