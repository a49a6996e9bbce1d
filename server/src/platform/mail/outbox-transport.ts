import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '#kernel/config';
import { toEnvelope } from './envelope.ts';
import type { MailTransport, Message } from './transport.ts';

/** Creates a transport that writes each mail to an .eml file. A retry writes the same file again. */
export function outboxTransport(dataDir: string, config: Pick<Config, 'appOrigin'>): MailTransport {
  const folder = path.join(dataDir, 'outbox');
  const transporter = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (message) => {
      const { message: source } = await transporter.sendMail(toEnvelope(message, config.appOrigin));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(message));
      await fs.writeFile(`${file}.part`, source as Buffer, { mode: 0o600 });
      await fs.rename(`${file}.part`, file);
    },
    destination: folder,
    close: () => transporter.close(),
  };
}

/** Returns a file name that sorts by time: `2026-11-21T02-38-27.123Z sam@example.org 7c01f3.eml`. */
function fileName({ id, date, to }: Message): string {
  const time = date.toISOString().replaceAll(':', '-');
  const recipient = to.replaceAll(/[^\p{L}\p{N}@.+_-]/gu, '_').slice(0, 80);
  return `${time} ${recipient} ${id.slice(-6)}.eml`;
}
