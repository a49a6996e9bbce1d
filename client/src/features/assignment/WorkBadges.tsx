import type { FragmentType } from '@apollo/client';
import { Badge } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import {
  WorkBadges_SubmissionFragmentDoc,
  type WorkBadges_SubmissionFragment,
} from './WorkBadges.generated.ts';

const t = texts.workState;

/** Badges for the status of a submission. */
export function WorkBadges({ submission: ref }: { submission: FragmentType<WorkBadges_SubmissionFragment> }) {
  const { state, isLate, latePercent, points, activity } = useFragmentData(
    WorkBadges_SubmissionFragmentDoc,
    ref,
  );
  return (
    <>
      {state === 'GRADED' ? (
        <Badge color="teal">{t.graded(formatCount(points ?? 0), formatCount(activity.points))}</Badge>
      ) : (
        <Badge>{t.submitted}</Badge>
      )}
      {isLate && <Badge color="yellow">{latePercent > 0 ? t.latePercent(latePercent) : t.late}</Badge>}
    </>
  );
}
