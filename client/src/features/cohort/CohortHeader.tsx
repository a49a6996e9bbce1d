import type { FragmentType } from '@apollo/client';
import { Avatar, Button, Group, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  CohortHeader_CohortFragmentDoc,
  type CohortHeader_CohortFragment,
} from './CohortHeader.generated.ts';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import { DeleteCohortButton } from './DeleteCohortButton.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Header of a cohort: institution, title, description and the actions of the viewer. */
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
        {viewerCan.delete && <DeleteCohortButton id={cohort.id} title={cohort.title} />}
      </Group>
    </header>
  );
}
