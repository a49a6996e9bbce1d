import type { FragmentType } from '@apollo/client';
import { Card, Text, Title } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount, formatDateTime } from '#texts/formatting';
import { Markdown } from '#ui/markdown/Markdown';
import {
  SubmittedWork_SubmissionFragmentDoc,
  type SubmittedWork_SubmissionFragment,
} from './SubmittedWork.generated.ts';
import classes from './assignment.module.css';

const t = texts.submitAssignment;

/** Grade of the student's submission. Updates live. */
export function GradeCard({
  submission: ref,
}: {
  submission: FragmentType<SubmittedWork_SubmissionFragment>;
}) {
  const {
    state,
    points,
    givenPoints,
    latePercent,
    isPenaltyWaived,
    criteria,
    feedback,
    gradedAt,
    gradedBy,
    activity,
  } = useFragmentData(SubmittedWork_SubmissionFragmentDoc, ref);
  const isGraded = state === 'GRADED' && gradedAt !== null;
  return (
    <Card component="section" aria-labelledby="grade-title">
      <Title order={2} size="h3" id="grade-title" mb="sm">
        {t.grade}
      </Title>
      <div role="status">
        {!isGraded && <Text c="dimmed">{t.notGraded}</Text>}
        {isGraded && (
          <>
            <Text className={classes.points}>
              {t.pointsOf(formatCount(points ?? 0), formatCount(activity.points))}
            </Text>
            {latePercent > 0 && (
              <Text size="sm">{texts.lateWork.deducted(formatCount(givenPoints ?? 0), latePercent)}</Text>
            )}
            {isPenaltyWaived && <Text size="sm">{texts.lateWork.waived}</Text>}
            <Text size="xs" c="dimmed">
              {gradedBy
                ? t.gradedBy(gradedBy.displayName, formatDateTime(gradedAt))
                : t.gradedOn(formatDateTime(gradedAt))}
            </Text>
          </>
        )}
      </div>
      {isGraded && criteria.length > 0 && (
        <dl className={classes.criteria}>
          {criteria.map(({ name, percent, score }) => (
            <div key={name}>
              <dt>{texts.criteria.score(name, percent)}</dt>
              <dd>{texts.criteria.scoreOf(score)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isGraded && feedback && (
        <>
          <Title order={3} size="h5" mt="lg" mb={8}>
            {t.feedback}
          </Title>
          <Markdown text={feedback} />
        </>
      )}
    </Card>
  );
}
