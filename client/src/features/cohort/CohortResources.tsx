import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate, formatSize } from '#texts/formatting';
import {
  CohortResources_CohortFragmentDoc,
  type CohortResources_CohortFragment,
} from './CohortResources.generated.ts';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Files of the cohort. */
export default function CohortResources({
  cohort: ref,
}: {
  cohort: FragmentType<CohortResources_CohortFragment>;
}) {
  const { resources } = useFragmentData(CohortResources_CohortFragmentDoc, ref);
  return (
    <Panel title={t.resources} empty={resources.length === 0 && t.noResources}>
      <ul className={classes.bullets}>
        {resources.map(({ id, name, size, uploadedAt }) => (
          <li key={id}>
            <IconFile size={20} stroke={1.7} aria-hidden />
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="xs" c="dimmed">
                {t.uploaded(formatSize(size), formatDate(uploadedAt))}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
