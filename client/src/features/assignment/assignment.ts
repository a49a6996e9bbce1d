import type { SubmitAssignmentQuery } from './SubmitAssignmentPage.generated.ts';

/** An assignment with the viewer's submission. */
export type Assignment = NonNullable<SubmitAssignmentQuery['activity']>;
