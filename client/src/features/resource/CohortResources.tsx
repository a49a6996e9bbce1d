import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  CohortResources_CohortFragmentDoc,
  type CohortResources_CohortFragment,
} from './CohortResources.generated.ts';
import { Resources_CohortFragmentDoc } from './Resources.generated.ts';
import { ResourcesCard } from './ResourcesCard.tsx';
import { useLiveResources } from './useLiveResources.ts';

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
  return <ResourcesCard resources={resources} holderId={id} canManage={canManage} empty={t.noneOfCohort} />;
}
