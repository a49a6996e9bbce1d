import type { Config } from '../config.ts';
import { institutionOrigin } from '../graphql/host.ts';
import { htmlOf, textOf } from './layout.ts';
import type { Mail } from './mail.ts';
import { TEMPLATES, type Template, type TemplateData } from './templates/index.ts';

/** The words of a mail, as text and as HTML that says the same. */
export function renderMail(
  { template, data }: Mail,
  { appName, appOrigin }: Pick<Config, 'appName' | 'appOrigin'>,
): { subject: string; text: string; html: string } {
  const content = (TEMPLATES[template] as Template<TemplateData[typeof template]>)(data, {
    appName,
    link: (path, namespace) => `${institutionOrigin(namespace, appOrigin)}${path}`,
  });
  return {
    subject: content.subject,
    text: textOf(content, appName),
    html: htmlOf(content, appName),
  };
}
