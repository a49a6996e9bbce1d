import { greet, type Template } from './template.ts';

export interface StudentEnrollmentData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** Name of the student; empty where there is none. */
  student?: string | null;
}

export const studentEnrollment: Template<StudentEnrollmentData> = (data, { appName, link }) => ({
  subject: `${nameOf(data)} enrolled in "${data.cohortTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [`${nameOf(data)} enrolled in the cohort "${data.cohortTitle}" at ${data.institution}.`],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you teach the cohort at ${appName}.`,
});

const nameOf = ({ student }: StudentEnrollmentData) => student || 'A student';
