import { registerEnumType } from 'type-graphql';

/** Where handed-in work stands: derived from its grade, never stored. */
export enum SubmissionState {
  SUBMITTED = 'submitted',
  GRADED = 'graded',
}

registerEnumType(SubmissionState, {
  name: 'SubmissionState',
  description: 'Where work that was handed in stands.',
  valuesConfig: {
    SUBMITTED: { description: 'Handed in; it may be handed in again.' },
    GRADED: { description: 'It has its points, and stays as it is.' },
  },
});
