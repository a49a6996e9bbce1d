import type { Config } from '#kernel/config';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** A mail as it is written. */
export interface Message {
  /** The same for each try to send it; its Message-ID follows from it, by which a repeat is recognised. */
  id: string;
  date: Date;
  /** An address, with a name or without. */
  from: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one request without a sign-in ends mails of this kind (RFC 8058); null for mails that nobody can end. */
  unsubscribeUrl: string | null;
}

/** What takes mails out of the house. */
export interface MailTransport {
  /** Resolves when the mail is in somebody else's care. */
  send: (message: Message) => Promise<void>;
  /** Where mails go, for people: never with a password. */
  destination: string;
  close: () => void;
}

/** The mail server of SMTP_URL; without one, files in DATA_DIR/outbox. */
export function mailTransport(config: Config): MailTransport {
  return config.smtpUrl ? smtpTransport(config.smtpUrl, config) : outboxTransport(config.dataDir, config);
}
