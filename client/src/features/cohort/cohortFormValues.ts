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
}

export const emptyCohort: CohortFormValues = {
  title: '',
  description: '',
  startDate: '',
  endDate: '',
  registrationDeadline: '',
  capacity: undefined,
  courseIds: [],
  isPublic: false,
};
