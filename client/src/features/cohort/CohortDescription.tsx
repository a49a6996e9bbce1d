import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  CohortDescription_CohortFragmentDoc,
  type CohortDescription_CohortFragment,
} from './CohortDescription.generated.ts';
import { EditHint } from './EditHint.tsx';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

interface CohortDescriptionProps {
  cohort: FragmentType<CohortDescription_CohortFragment>;
}

/** Description of the cohort; nothing without one, except for those who can write it. */
export function CohortDescription({ cohort: ref }: CohortDescriptionProps) {
  const { id, description, viewerCan } = useFragmentData(CohortDescription_CohortFragmentDoc, ref);
  if (!description && !viewerCan.edit) return null;
  return (
    <Panel
      title={t.description}
      empty={!description && <EditHint id={id} hint={t.noDescription} action={t.addDescription} />}
    >
      <Text className={classes.prose}>{description}</Text>
    </Panel>
  );
}
