import type { CalendarEntry } from '#platform/calendar/calendar-file';
import type { Language } from '#kernel/language.rules';
import type { Say, Text } from '#kernel/translate';
import { escapeHtml } from '#kernel/html';
import { markdownHtml } from './markdown.ts';

/** Content of a mail, in the order of its parts. */
export interface Content {
  subject: Text;
  /** Empty for none. */
  greeting: Text;
  paragraphs: Text[];
  /** Text that a person wrote. */
  quote?: string;
  /** Message that a person wrote in Markdown, and the same as plain text. */
  written?: { text: string; markdown: string };
  /** Code for the reader to enter. */
  code?: string;
  action?: { label: Text; url: string };
  /** Calendar entry that the mail adds, updates or removes, and the name of its organizer. */
  calendar?: { entry: CalendarEntry; organizer: string };
  /** Footer: why the reader gets the mail, and what to do if it is unexpected. */
  note: Text;
}

/** Institution in whose look a mail is. */
export interface MailBrand {
  name: string;
  /** Color on which white text is readable, as # and six digits. Null for the product's own. */
  color: string | null;
}

/** Parts of a mail around its content. */
interface Frame {
  appName: string;
  /** Link in the footer, or null for a mail that cannot be unsubscribed. */
  unsubscribeUrl: string | null;
  /** Null for the look of the product. */
  brand: MailBrand | null;
  language: Language;
  say: Say;
}

/** Renders a mail as plain text. */
export function renderText(content: Content, { appName, unsubscribeUrl, brand, say }: Frame): string {
  const { greeting, paragraphs, quote, written, code, action, note } = content;
  const parts = [
    brand?.name,
    greeting,
    ...paragraphs,
    quote &&
      linesOf(quote)
        .map((line) => `> ${line}`)
        .join('\n'),
    written?.text,
    code && `    ${code}`,
    action && `${action.label}: ${action.url}`,
    `-- \n${appName}\n${note}`,
    unsubscribeUrl && `${say`Unsubscribe from these emails`}: ${unsubscribeUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Renders a mail as a small HTML page for both color schemes and for screen readers. It has no images, which many readers block
 * and which would tell who opens a mail: an institution is named in text, with its color.
 */
export function renderHtml(
  content: Content,
  { appName, unsubscribeUrl, brand, language, say }: Frame,
): string {
  const { subject, greeting, paragraphs, quote, written, code, action, note } = content;
  const color = brand?.color ?? COLOR;
  const body = [
    ...[greeting, ...paragraphs].map((text) => text && `<p>${escapeHtml(text)}</p>`),
    quote &&
      `<blockquote style="${STYLE.quote} ${color}">${linesOf(quote).map(escapeHtml).join('<br>')}</blockquote>`,
    written && markdownHtml(written.markdown),
    code && `<p style="${STYLE.code}">${escapeHtml(code)}</p>`,
    action &&
      `<p><a href="${escapeHtml(action.url)}" style="${STYLE.action};background:${color}">${escapeHtml(action.label)}</a></p>` +
        `<p style="${STYLE.note}">${escapeHtml(action.url)}</p>`,
  ];
  const head = brand
    ? `<header style="${STYLE.brand} ${color}"><p>${escapeHtml(brand.name)}</p></header>\n`
    : '';
  const unsubscribe = unsubscribeUrl
    ? `<p><a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(say`Unsubscribe from these emails`)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.body}">
${head}<main>
<h1 style="${STYLE.heading}">${escapeHtml(subject)}</h1>
${body.filter(Boolean).join('\n')}
</main>
<footer style="${STYLE.note}"><p>${escapeHtml(appName)}<br>${escapeHtml(note)}</p>${unsubscribe}</footer>
</body>
</html>
`;
}

/** Splits a text at any kind of line break. */
const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

/** Color of the product. */
const COLOR = '#3b5bdb';

// Mail clients ignore style sheets. Without colors of our own, the reader's color scheme applies.
const STYLE = {
  body: 'max-width:36rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere',
  brand: 'font-weight:700;border-bottom:4px solid',
  heading: 'font-size:1.375rem;line-height:1.3',
  quote: 'margin:1rem 0;padding:0 0 0 1rem;border-left:4px solid',
  code: 'font:700 1.75rem/1.5 ui-monospace,monospace;letter-spacing:.25em',
  action:
    'display:inline-block;padding:.625rem 1.25rem;border-radius:.5rem;color:#ffffff;text-decoration:none',
  note: 'font-size:.875rem',
};
