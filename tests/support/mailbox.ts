import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  /** Addresses of the envelope, in lower case. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The raw message. */
  source: string;
}

/** A real mail server that stores what it receives. */
export interface Mailbox {
  url: string;
  mails: Mail[];
  /** Resolves with the mails to an address once there are `count` of them; fails after 15 s. */
  to: (address: string, count?: number) => Promise<Mail[]>;
  stop: () => Promise<void>;
}

const PATIENCE = 15_000;

interface MailboxOptions {
  /** An unused port by default. */
  port?: number;
  /** Runs after a mail has arrived and before it is acknowledged. */
  beforeAnswer?: () => Promise<unknown>;
}

export async function startMailbox({ port = 0, beforeAnswer }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        PostalMime.parse(source)
          .then((mail) => mails.push(mailOf(to, mail, source)))
          .then(beforeAnswer)
          .then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined); // a client that hangs up
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to: async (address, count = 1) => {
      const wanted = address.toLowerCase();
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const found = mails.filter(({ to }) => to.includes(wanted));
        if (found.length >= count) return found;
        if (Date.now() > deadline)
          throw new Error(`${found.length} of ${count} mails to ${wanted} came; in all: ${subjects(mails)}`);
        await wait(20);
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const mailOf = (to: string[], mail: Email, source: string): Mail => ({
  to,
  from: mail.from?.address ?? '',
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html ?? '',
  source,
});

const subjects = (mails: Mail[]) =>
  mails.map(({ to, subject }) => `${to.join()}: ${subject}`).join('; ') || 'none';
