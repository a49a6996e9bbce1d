import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import type { useMergedForm } from './useMergedForm.ts';

// Loaded when it is needed, which is rare.
const VersionConflict = lazy(() => import('./VersionConflict.tsx'));

interface MergeChoiceProps {
  /** Title of the alert, such as 'Someone else changed this course'. */
  title: string;
  /** The choice that a merged form asks for; null without a conflict. */
  choice: ReturnType<typeof useMergedForm>['choice'];
}

/** Lets the author of a merged form choose between two versions of the same fields. */
export const MergeChoice = ({ title, choice }: MergeChoiceProps) =>
  choice && (
    <Suspense>
      <VersionConflict title={title} text={texts.versionConflict.sameFields} {...choice} />
    </Suspense>
  );
