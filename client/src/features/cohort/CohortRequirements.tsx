import { Text } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Requirements of the cohort. */
export function CohortRequirements({ requirements }: { requirements: readonly string[] }) {
  return (
    <Panel title={t.requirements} empty={requirements.length === 0 && t.noRequirements}>
      <ul className={classes.bullets}>
        {requirements.map((requirement) => (
          <li key={requirement}>
            <IconPointFilled size={18} aria-hidden />
            <Text>{requirement}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
