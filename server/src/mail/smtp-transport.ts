import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './transport.ts';

/** Milliseconds; a server that takes longer is tried again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends over SMTP with a few connections that are kept open. */
export function smtpTransport(url: string, config: Pick<Config, 'appOrigin'>): MailTransport {
  const transporter = nodemailer.createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS });
  return {
    send: async (message) => void (await transporter.sendMail(envelopeOf(message, config.appOrigin))),
    destination: `${new URL(url).protocol}//${new URL(url).host}`,
    close: () => transporter.close(),
  };
}
