import { Text } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { EditHint } from './EditHint.tsx';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

interface CohortRequirementsProps {
  cohortId: string;
  requirements: readonly string[];
  /** Whether the viewer sees the panel without any. */
  isStaff: boolean;
}

/** Requirements of the cohort; nothing for students without any. */
export function CohortRequirements({ cohortId, requirements, isStaff }: CohortRequirementsProps) {
  if (requirements.length === 0 && !isStaff) return null;
  return (
    <Panel
      title={t.requirements}
      empty={
        requirements.length === 0 && (
          <EditHint id={cohortId} hint={t.noRequirements} action={t.addRequirements} section="requirements" />
        )
      }
    >
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
