import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CohortCover } from './CohortCover.tsx';
import { CohortInstructors } from './CohortInstructors.tsx';
import { CohortMilestones } from './CohortMilestones.tsx';
import { DeleteCohortButton } from './DeleteCohortButton.tsx';
import type { EditCohortQuery } from './EditCohortPage.generated.ts';
import CohortSessions from './sessions/CohortSessions.tsx';
import { PricePlansForm } from './plans/PricePlansForm.tsx';

const t = texts.cohortForm;

interface EditCohortPartsProps {
  cohort: NonNullable<EditCohortQuery['cohort']>;
  isDeletable: boolean;
}

/**
 * Parts of a cohort that are changed one by one: cover, plans, sessions, milestones, instructors, and its deletion. Its own chunk.
 */
export default function EditCohortParts({ cohort, isDeletable }: EditCohortPartsProps) {
  return (
    <>
      <CohortCover cohort={cohort} />
      <PricePlansForm cohort={cohort} />
      <CohortSessions cohortId={cohort.id} milestones={<CohortMilestones cohort={cohort} />} />
      <CohortInstructors cohort={cohort} />
      <Text c="dimmed">
        {t.filesHint}{' '}
        <Anchor component={AppLink} to={paths.cohortFiles(cohort.id)}>
          {t.filesLink}
        </Anchor>
      </Text>
      {isDeletable && (
        <Card component="section" aria-label={t.dangerZone}>
          <Title order={2} size="h3" mb="md">
            {t.dangerZone}
          </Title>
          <Group justify="space-between" gap="sm">
            <Text c="dimmed">{t.deleteHint}</Text>
            <DeleteCohortButton id={cohort.id} title={cohort.title} />
          </Group>
        </Card>
      )}
    </>
  );
}
