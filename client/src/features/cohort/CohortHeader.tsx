import type { FragmentType } from '@apollo/client';
import { Avatar, Button, Group, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Cover } from '#ui/cover/Cover';
import {
  CohortHeader_CohortFragmentDoc,
  type CohortHeader_CohortFragment,
} from './CohortHeader.generated.ts';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import { DeleteCohortButton } from './DeleteCohortButton.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

interface CohortHeaderProps {
  cohort: FragmentType<CohortHeader_CohortFragment>;
  /** Menu with the viewer's further actions. */
  menu: ReactNode;
}

/** Header of a cohort: institution, title, description and the actions of the viewer. */
export function CohortHeader({ cohort: ref, menu }: CohortHeaderProps) {
  const cohort = useFragmentData(CohortHeader_CohortFragmentDoc, ref);
  const { institution, viewerCan } = cohort;
  return (
    <header className={classes.header}>
      <div className={classes.headerCover}>
        <Cover id={cohort.id} shape="thumb" />
      </div>
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
      </div>
      <Group gap="sm" className={classes.headerActions ?? ''}>
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
        {menu}
      </Group>
    </header>
  );
}
