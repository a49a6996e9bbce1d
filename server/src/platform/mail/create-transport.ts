import type { Config } from '#kernel/config';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Creates the transport: the mail server of SMTP_URL, or files in DATA_DIR/outbox. */
export function mailTransport(config: Config): MailTransport {
  return config.smtpUrl ? smtpTransport(config.smtpUrl, config) : outboxTransport(config.dataDir, config);
}
