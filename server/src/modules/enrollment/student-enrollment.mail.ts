import type { Say } from '#kernel/translate';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const studentEnrollment: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`${nameOf(say, data)} enrolled in "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${nameOf(say, data)} enrolled in the cohort "${data.subjectTitle}" at ${data.institution}.`,
  ],
  action: { label: say`Open the cohort`, url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you teach this cohort at ${appName}.`,
});

const nameOf = (say: Say, { student }: NotificationData) => student || say`A student`;
