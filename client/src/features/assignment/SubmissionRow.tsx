import type { FragmentType } from '@apollo/client';
import { Avatar, Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import {
  SubmissionRow_SubmissionFragmentDoc,
  type SubmissionRow_SubmissionFragment,
} from './SubmissionRow.generated.ts';
import classes from './submission-row.module.css';
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
        <Text fw={600} className={classes.name} title={student.displayName}>
          {student.displayName}
        </Text>
        <div className={classes.facts}>
          <div className={classes.badges}>
            <WorkBadges submission={submission} />
          </div>
          <Text size="xs" c="dimmed" className={classes.at}>
            <span className={classes.wideOnly}>{texts.submitAssignment.submitted} </span>
            <When at={submittedAt} as="ago" />
          </Text>
        </div>
      </div>
      {viewerCan.grade && (
        <Button
          variant="default"
          aria-label={t.gradeOf(label, student.displayName)}
          onClick={() => onOpen(id)}
        >
          {state === 'GRADED' && <IconPencil className={classes.narrowOnly} size={18} aria-hidden />}
          <span className={state === 'GRADED' ? classes.wideOnly : undefined}>{label}</span>
        </Button>
      )}
    </div>
  );
}
