import type { FragmentType } from '@apollo/client';
import { Card, Title } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { AddResource } from './AddResource.tsx';
import {
  CohortResources_CohortFragmentDoc,
  type CohortResources_CohortFragment,
} from './CohortResources.generated.ts';
import { ResourceList } from './ResourceList.tsx';
import { Resources_CohortFragmentDoc } from './Resources.generated.ts';
import { useLiveResources } from './useLiveResources.ts';
import classes from './resources.module.css';

const t = texts.resources;

/** Resources of a cohort, with what its teachers may do. */
export default function CohortResources({
  cohort: ref,
}: {
  cohort: FragmentType<CohortResources_CohortFragment>;
}) {
  const cohort = useFragmentData(CohortResources_CohortFragmentDoc, ref);
  const { id, resources } = useFragmentData(Resources_CohortFragmentDoc, cohort);
  const canManage = cohort.viewerCan.manageResources;
  useLiveResources(id);
  return (
    <Card component="section" aria-labelledby="resources-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="resources-title">
          {t.title}
        </Title>
        {canManage && <AddResource holderId={id} />}
      </div>
      <ResourceList
        resources={resources}
        holderId={id}
        canManage={canManage}
        labelledBy="resources-title"
        empty={t.noneOfCohort}
      />
    </Card>
  );
}
