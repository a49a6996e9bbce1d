import type { Template } from './template.ts';

export interface InvitationData {
  courseId: string;
  courseTitle: string;
  institution: string;
  namespace: string;
  /** Name of the person who invites. */
  sender: string;
  message: string;
}

export const invitation: Template<InvitationData> = (data, { appName, link, say }) => ({
  subject: say`${data.sender} invites you to "${data.courseTitle}"`,
  greeting: say`Hello,`,
  paragraphs: [say`${data.sender} of ${data.institution} invites you to the course "${data.courseTitle}".`],
  quote: data.message,
  action: { label: say`See the course`, url: link(`/course/${data.courseId}`, data.namespace) },
  note: say`You’re receiving this email because ${data.sender} entered this address at ${appName}. If you don’t know the sender, ignore this email.`,
});
