/** Rendered mail. */
export interface Message {
  /** ID of the mail, the same for all attempts. Its Message-ID contains it, so that mail servers recognize a repeat. */
  id: string;
  date: Date;
  /** Address, with or without a display name. */
  from: string;
  /** Plain address. */
  to: string;
  /** Plain address that answers go to, if not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** iCalendar file that adds, updates or removes an entry of the recipient's calendar. */
  calendar?: { method: string; content: string };
  /** URL of one-click unsubscribing (RFC 8058); null for mails that cannot be unsubscribed. */
  unsubscribeUrl: string | null;
}

/** Transport of outgoing mails. */
export interface MailTransport {
  /** Sends a mail. Resolves when the server accepted it. */
  send: (message: Message) => Promise<void>;
  /** Destination of mails for the start-up output, without a password. */
  destination: string;
  close: () => void;
}
