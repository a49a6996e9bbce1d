import { registerEnumType } from 'type-graphql';

export enum CohortDateKind {
  START = 'start',
  END = 'end',
  REGISTRATION_DEADLINE = 'registration-deadline',
  MILESTONE = 'milestone',
  SESSION = 'session',
}

/** A date of a cohort or of one of its parts. */
export interface CohortDate {
  kind: CohortDateKind;
  /** Null for the dates of the cohort itself. */
  title: string | null;
  at: Date;
}

registerEnumType(CohortDateKind, {
  name: 'CohortDateKind',
  description: 'Kind of a date of a cohort.',
  valuesConfig: {
    START: { description: 'Start of the cohort.' },
    END: { description: 'End of the cohort.' },
    REGISTRATION_DEADLINE: { description: 'Last moment to enroll.' },
    MILESTONE: { description: 'Deadline of a milestone.' },
    SESSION: { description: 'Start of a session.' },
  },
});
