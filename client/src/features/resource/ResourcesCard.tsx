import { Card, Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { texts } from '#texts/en';
import { AddResource } from './AddResource.tsx';
import { ResourceList } from './ResourceList.tsx';
import classes from './resources.module.css';

const t = texts.resources;

/** Resources of a course or cohort in a card, with what its teachers may do. */
export function ResourcesCard(props: Omit<ComponentProps<typeof ResourceList>, 'labelledBy'>) {
  const { holderId, canManage } = props;
  return (
    <Card component="section" aria-labelledby="resources-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="resources-title">
          {t.title}
        </Title>
        {canManage && <AddResource holderId={holderId} />}
      </div>
      <ResourceList {...props} labelledBy="resources-title" />
    </Card>
  );
}
