import { meter } from '#platform/telemetry/meter';
import { inSpan } from '#platform/telemetry/tracing';
import type { MailTransport } from './transport.ts';

/** Returns a transport that counts its mails. Neither counts nor spans have anything of the mail. */
export const observedTransport = (transport: MailTransport): MailTransport => ({
  ...transport,
  send: (message) =>
    inSpan('send mail', {}, async () => {
      try {
        await transport.send(message);
        meter?.mail(false);
      } catch (error) {
        meter?.mail(true);
        throw error;
      }
    }),
});
