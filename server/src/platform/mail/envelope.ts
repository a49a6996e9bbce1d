import type { SendMailOptions } from 'nodemailer';
import type { Message } from './transport.ts';

/** Converts a message to the options of nodemailer. */
export function toEnvelope(message: Message, appOrigin: string): SendMailOptions {
  const { id, date, from, to, replyTo, subject, text, html, calendar, unsubscribeUrl } = message;
  return {
    messageId: `<${id}@${new URL(appOrigin).hostname}>`,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: subject.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(), // titles may contain line breaks
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'event.ics' } }),
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
