import { registerEnumType } from 'type-graphql';

/** State of a submission, derived from its grade, never stored. */
export enum SubmissionState {
  SUBMITTED = 'submitted',
  GRADED = 'graded',
}

registerEnumType(SubmissionState, {
  name: 'SubmissionState',
  description: 'State of a submission.',
  valuesConfig: {
    SUBMITTED: { description: 'Submitted. The student may submit again.' },
    GRADED: { description: 'Graded. The student can no longer submit.' },
  },
});
