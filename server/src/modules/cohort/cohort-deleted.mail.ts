import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const cohortDeleted: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `"${data.subjectTitle}" was deleted`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} deleted the cohort "${data.subjectTitle}". Your enrollment ended, and its page is gone.`,
  ],
  action: { label: 'See other cohorts', url: link('/cohorts', data.namespace) },
  note: `You’re receiving this email because you were enrolled in this cohort at ${appName}.`,
});
