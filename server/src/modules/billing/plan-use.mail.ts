import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import type { PlanUseLevel } from './student-limit.rules.ts';

const WORDS: Record<PlanUseLevel, (institution: string) => { subject: string; paragraphs: string[] }> = {
  'almost-full': (institution) => ({
    subject: `${institution} has almost as many students as its plan includes`,
    paragraphs: [
      `At least four fifths of the students that the plan of ${institution} includes have joined. Once all places are taken, no one else can join.`,
      'To make room, get a larger plan or remove students who no longer take part.',
    ],
  }),
  full: (institution) => ({
    subject: `${institution} has as many students as its plan includes`,
    paragraphs: [
      `All places of the plan of ${institution} are taken. No one else can join as a student.`,
      'To make room, get a larger plan or remove students who no longer take part.',
    ],
  }),
};

export const planUse: Template<NotificationData> = (data, { appName, link }) => ({
  ...WORDS[data.details?.includes('full') ? 'full' : 'almost-full'](data.institution),
  greeting: greet(data.firstName),
  action: { label: 'See your plan', url: link('/isettings?tab=billing', data.namespace) },
  note: `You’re receiving this email because you own ${data.institution} at ${appName}.`,
});
