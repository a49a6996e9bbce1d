import type { FragmentType } from '@apollo/client';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { FileList } from '#ui/files/FileList';
import { formatDateTime } from '#texts/formatting';
import { Markdown } from '#ui/markdown/Markdown';
import {
  SubmittedWork_SubmissionFragmentDoc,
  type SubmittedWork_SubmissionFragment,
} from './SubmittedWork.generated.ts';
import { WorkBadges } from './WorkBadges.tsx';
import type { FragmentType as Ref } from '@apollo/client';
import type { WorkBadges_SubmissionFragment } from './WorkBadges.generated.ts';

const t = texts.submitAssignment;

interface SubmittedWorkProps {
  submission: FragmentType<SubmittedWork_SubmissionFragment> & Ref<WorkBadges_SubmissionFragment>;
}

/** Submission: time, the student's description and the files. */
export function SubmittedWork({ submission: ref }: SubmittedWorkProps) {
  const { description, submittedAt, files } = useFragmentData(SubmittedWork_SubmissionFragmentDoc, ref);
  return (
    <Stack gap="md">
      <Group gap={8}>
        <WorkBadges submission={ref} />
        <Text size="xs" c="dimmed">
          {t.submittedAt(formatDateTime(submittedAt))}
        </Text>
      </Group>
      {description && <Markdown text={description} />}
      {files.length > 0 && (
        <div>
          <Title order={3} size="h5" mb={8}>
            {t.files}
          </Title>
          <FileList files={files} label={t.files} />
        </div>
      )}
    </Stack>
  );
}
