import type { FragmentType } from '@apollo/client';
import { Avatar, Badge, Button, Group, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Cover } from '#ui/cover/Cover';
import {
  CohortHeader_CohortFragmentDoc,
  type CohortHeader_CohortFragment,
} from './CohortHeader.generated.ts';
import { CohortMenuButton } from './CohortMenuButton.tsx';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import { DeleteCohortButton } from './DeleteCohortButton.tsx';
import classes from './cohort.module.css';

// Loaded after the screen, only for those who may edit.
const PublishCohortButton = lazy(() => import('./PublishCohortButton.tsx'));

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
        <Cover id={cohort.id} imageUrl={cohort.coverUrl} shape="thumb" />
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
          {cohort.isPublished ? (
            <CohortStatusBadge status={cohort.status} />
          ) : (
            <Badge color="yellow">{t.draft}</Badge>
          )}
        </Group>
      </div>
      <Group gap="sm" className={classes.headerActions ?? ''}>
        {viewerCan.edit && !cohort.isPublished && (
          <Suspense>
            <PublishCohortButton id={cohort.id} />
          </Suspense>
        )}
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
        {viewerCan.edit && <CohortMenuButton cohort={cohort} />}
        {menu}
      </Group>
    </header>
  );
}
