import type { FragmentType } from '@apollo/client';
import { Avatar, Button, Group, Text } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import classes from './assignment.module.css';
import {
  SubmissionRow_SubmissionFragmentDoc,
  type SubmissionRow_SubmissionFragment,
} from './SubmissionRow.generated.ts';
import { WorkBadges } from './WorkBadges.tsx';

const t = texts.submissionList;

interface SubmissionRowProps {
  submission: FragmentType<SubmissionRow_SubmissionFragment>;
  onOpen: (id: string) => void;
}

/** Row of the teacher's list: a student's submission. */
export function SubmissionRow({ submission: ref, onOpen }: SubmissionRowProps) {
  const submission = useFragmentData(SubmissionRow_SubmissionFragmentDoc, ref);
  const { id, student, submittedAt, state, viewerCan } = submission;
  const label = state === 'GRADED' ? t.change : t.grade;
  return (
    <div className={classes.row}>
      <div className={classes.student}>
        <Avatar src={student.avatarUrl} name={student.displayName} color="initials" size={36} alt="" />
        <div>
          <Group gap={8}>
            <Text fw={600}>{student.displayName}</Text>
            <WorkBadges submission={submission} />
          </Group>
          <Text size="xs" c="dimmed">
            {texts.submitAssignment.submitted} <When at={submittedAt} as="ago" />
          </Text>
        </div>
      </div>
      {viewerCan.grade && (
        <Button
          variant="default"
          aria-label={t.gradeOf(label, student.displayName)}
          onClick={() => onOpen(id)}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
