import { Card, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { texts } from '#texts/en';
import { AddResource } from './AddResource.tsx';
import { ResourceList } from './ResourceList.tsx';
import classes from './resources.module.css';

const t = texts.resources;

interface ResourcesCardProps extends Omit<ComponentProps<typeof ResourceList>, 'labelledBy'> {
  title?: string;
  /** Content below the list. */
  children?: ReactNode;
}

/** Resources of a course, cohort or event in a card, with what its teachers may do. */
export function ResourcesCard({ title = t.title, children, ...props }: ResourcesCardProps) {
  const { holderId, canManage } = props;
  return (
    <Card component="section" aria-labelledby="resources-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="resources-title">
          {title}
        </Title>
        {canManage && <AddResource holderId={holderId} />}
      </div>
      <ResourceList {...props} labelledBy="resources-title" />
      {children}
    </Card>
  );
}
