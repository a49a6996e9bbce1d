import type { Config } from '#kernel/config';
import { institutionOrigin } from '#kernel/host';
import { type Content, renderHtml, renderText } from './layout.ts';
import type { AnyMail } from './mail.ts';
import { templateOf } from './templates/index.ts';

/**
 * Renders a mail as plain text and as HTML with the same content, and returns its calendar entry if it has one.
 * @param unsubscribeUrl link in the footer, or null for a mail that cannot be unsubscribed
 */
export function renderMail(
  { template, data }: AnyMail,
  { appName, appOrigin }: Pick<Config, 'appName' | 'appOrigin'>,
  unsubscribeUrl: string | null = null,
): { subject: string; text: string; html: string; calendar?: Content['calendar'] } {
  const content = templateOf(template)(data as never, {
    appName,
    link: (path, namespace) => `${institutionOrigin(namespace, appOrigin)}${path}`,
  });
  return {
    subject: content.subject,
    text: renderText(content, appName, unsubscribeUrl),
    html: renderHtml(content, appName, unsubscribeUrl),
    ...(content.calendar && { calendar: content.calendar }),
  };
}
