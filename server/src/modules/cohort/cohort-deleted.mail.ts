import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const cohortDeleted: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`"${data.subjectTitle}" was deleted`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${data.institution} deleted the cohort "${data.subjectTitle}". Your enrollment ended, and its page is gone.`,
  ],
  action: { label: say`See other cohorts`, url: link('/cohorts', data.namespace) },
  note: say`You’re receiving this email because you were enrolled in this cohort at ${appName}.`,
});
