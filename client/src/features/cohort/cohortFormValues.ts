/** Fields of the live meeting, '' while empty. */
export interface MeetingValues {
  platform: string;
  link: string;
  schedule: string;
  additionalInfo: string;
}

/** Values of the form. Moments are ISO instants, or '' while empty. */
export interface CohortFormValues {
  title: string;
  description: string;
  startDate: string;
  endDate: string;
  registrationDeadline: string;
  /** Undefined while empty. */
  capacity: number | undefined;
  courseIds: string[];
  isPublic: boolean;
  /** In dollars, as it is typed; '' for the sum of the prices of the courses. */
  ownPrice: string;
  meeting: MeetingValues;
  requirements: { text: string }[];
}

export const emptyMeeting: MeetingValues = { platform: '', link: '', schedule: '', additionalInfo: '' };

export const emptyCohort: CohortFormValues = {
  title: '',
  description: '',
  startDate: '',
  endDate: '',
  registrationDeadline: '',
  capacity: undefined,
  courseIds: [],
  isPublic: false,
  ownPrice: '',
  meeting: emptyMeeting,
  requirements: [],
};
