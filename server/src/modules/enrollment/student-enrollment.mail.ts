import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const studentEnrollment: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `${nameOf(data)} enrolled in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [`${nameOf(data)} enrolled in the cohort "${data.subjectTitle}" at ${data.institution}.`],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you teach this cohort at ${appName}.`,
});

const nameOf = ({ student }: NotificationData) => student || 'A student';
