import type { Config } from '#kernel/config';
import { institutionOrigin } from '#kernel/host';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { type Content, type MailBrand, renderHtml, renderText } from './layout.ts';
import type { AnyMail } from './mail.ts';
import { templateOf } from './templates/index.ts';

interface RenderOptions {
  language?: Language;
  unsubscribeUrl?: string | null;
  brand?: MailBrand | null;
  originOf?: (namespace: string | null) => string;
}

/**
 * Renders a mail as plain text and as HTML with the same content, and returns its calendar entry if it has one.
 * @param options.unsubscribeUrl link in the footer, or null for a mail that cannot be unsubscribed
 * @param options.brand institution in whose look the mail is, or null for the product
 * @param options.originOf origin of the links about an institution
 */
export function renderMail(
  { template, data }: AnyMail,
  { appName, appOrigin }: Pick<Config, 'appName' | 'appOrigin'>,
  {
    language = DEFAULT_LANGUAGE,
    unsubscribeUrl = null,
    brand = null,
    originOf = (namespace) => institutionOrigin(namespace, appOrigin),
  }: RenderOptions = {},
): { subject: string; text: string; html: string; calendar?: Content['calendar'] } {
  const say = sayIn(language);
  const content = templateOf(template)(data as never, {
    appName,
    language,
    say,
    link: (path, namespace) => `${originOf(namespace)}${path}`,
  });
  const frame = { appName, unsubscribeUrl, brand, language, say };
  return {
    subject: content.subject,
    text: renderText(content, frame),
    html: renderHtml(content, frame),
    ...(content.calendar && { calendar: content.calendar }),
  };
}
