import type { FragmentType } from '@apollo/client';
import { Group, Stack, Text } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { AttemptParts, EarlierAttempts } from './Attempts.tsx';
import {
  SubmittedWork_SubmissionFragmentDoc,
  type SubmittedWork_SubmissionFragment,
} from './SubmittedWork.generated.ts';
import { WorkBadges } from './WorkBadges.tsx';
import type { WorkBadges_SubmissionFragment } from './WorkBadges.generated.ts';

const t = texts.submitAssignment;

interface SubmittedWorkProps {
  submission: FragmentType<SubmittedWork_SubmissionFragment> & FragmentType<WorkBadges_SubmissionFragment>;
}

/** Submission: the latest attempt, and those before it. */
export default function SubmittedWork({ submission: ref }: SubmittedWorkProps) {
  const work = useFragmentData(SubmittedWork_SubmissionFragmentDoc, ref);
  return (
    <Stack gap="md">
      <Group gap={8}>
        <WorkBadges submission={ref} />
        <Text size="xs" c="dimmed">
          {work.attempts.length > 1 && `${texts.attempts.number(work.attempt)} · `}
          {t.submittedAt(formatDateTime(work.submittedAt))}
        </Text>
      </Group>
      <AttemptParts attempt={work} />
      <EarlierAttempts attempts={work.attempts} />
    </Stack>
  );
}
