import nodemailer from 'nodemailer';
import type { Config } from '#kernel/config';
import { MAIL_CONCURRENCY } from '#platform/jobs/lanes';
import { toEnvelope } from './envelope.ts';
import type { MailTransport } from './transport.ts';

/** Timeouts in milliseconds. A mail to a slower server is retried later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Creates a transport over SMTP. It pools one connection per concurrent mail job, so that no mail waits for another. */
export function smtpTransport(url: string, config: Pick<Config, 'appOrigin'>): MailTransport {
  const pool = { pool: true as const, maxConnections: MAIL_CONCURRENCY };
  const transporter = nodemailer.createTransport({ url, ...pool, ...TIMEOUTS });
  return {
    send: async (message) => void (await transporter.sendMail(toEnvelope(message, config.appOrigin))),
    destination: `${new URL(url).protocol}//${new URL(url).host}`,
    close: () => transporter.close(),
  };
}
