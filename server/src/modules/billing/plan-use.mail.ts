import type { Say, Text } from '#kernel/translate';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import type { PlanUseLevel } from './student-limit.rules.ts';

const WORDS: Record<PlanUseLevel, (say: Say, institution: string) => { subject: Text; paragraphs: Text[] }> =
  {
    'almost-full': (say, institution) => ({
      subject: say`${institution} has almost as many students as its plan includes`,
      paragraphs: [
        say`At least four fifths of the students that the plan of ${institution} includes have joined. Once all places are taken, no one else can join.`,
        say`To make room, get a larger plan or remove students who no longer take part.`,
      ],
    }),
    full: (say, institution) => ({
      subject: say`${institution} has as many students as its plan includes`,
      paragraphs: [
        say`All places of the plan of ${institution} are taken. No one else can join as a student.`,
        say`To make room, get a larger plan or remove students who no longer take part.`,
      ],
    }),
  };

export const planUse: Template<NotificationData> = (data, { appName, link, say }) => ({
  ...WORDS[data.details?.includes('full') ? 'full' : 'almost-full'](say, data.institution),
  greeting: greet(say, data.firstName),
  action: { label: say`See your plan`, url: link('/isettings?tab=billing', data.namespace) },
  note: say`You’re receiving this email because you own ${data.institution} at ${appName}.`,
});
