import { greet, type Template } from './template.ts';

export interface CohortDeletedData {
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
}

export const cohortDeleted: Template<CohortDeletedData> = (data, { appName, link }) => ({
  subject: `"${data.cohortTitle}" was deleted`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} deleted the cohort "${data.cohortTitle}". You are no longer enrolled in it, and its page is gone.`,
  ],
  action: { label: 'See other cohorts', url: link('/cohorts', data.namespace) },
  note: `You get this mail because you were enrolled in the cohort at ${appName}.`,
});
