import type { CalendarEntry } from '#platform/calendar/calendar-file';
import { escapeHtml } from '#kernel/html';

/** Content of a mail, in the order of its parts. */
export interface Content {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Text that a person wrote. */
  quote?: string;
  /** Code for the reader to enter. */
  code?: string;
  action?: { label: string; url: string };
  /** Calendar entry that the mail adds, updates or removes, and the name of its organizer. */
  calendar?: { entry: CalendarEntry; organizer: string };
  /** Footer: why the reader gets the mail, and what to do if it is unexpected. */
  note: string;
}

const UNSUBSCRIBE = 'Unsubscribe from these emails';

/** Renders a mail as plain text. */
export function renderText(content: Content, appName: string, unsubscribeUrl: string | null): string {
  const { greeting, paragraphs, quote, code, action, note } = content;
  const parts = [
    greeting,
    ...paragraphs,
    quote &&
      linesOf(quote)
        .map((line) => `> ${line}`)
        .join('\n'),
    code && `    ${code}`,
    action && `${action.label}: ${action.url}`,
    `-- \n${appName}\n${note}`,
    unsubscribeUrl && `${UNSUBSCRIBE}: ${unsubscribeUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Renders a mail as a small HTML page, without images, for both color schemes and for screen readers. */
export function renderHtml(content: Content, appName: string, unsubscribeUrl: string | null): string {
  const { subject, greeting, paragraphs, quote, code, action, note } = content;
  const body = [
    ...[greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    quote && `<blockquote style="${STYLE.quote}">${linesOf(quote).map(escapeHtml).join('<br>')}</blockquote>`,
    code && `<p style="${STYLE.code}">${escapeHtml(code)}</p>`,
    action &&
      `<p><a href="${escapeHtml(action.url)}" style="${STYLE.action}">${escapeHtml(action.label)}</a></p>` +
        `<p style="${STYLE.note}">${escapeHtml(action.url)}</p>`,
  ];
  const unsubscribe = unsubscribeUrl
    ? `<p><a href="${escapeHtml(unsubscribeUrl)}">${UNSUBSCRIBE}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.body}">
<main>
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

// Mail clients ignore style sheets. Without colors of our own, the reader's color scheme applies.
const STYLE = {
  body: 'max-width:36rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere',
  heading: 'font-size:1.375rem;line-height:1.3',
  quote: 'margin:1rem 0;padding:0 0 0 1rem;border-left:4px solid #4263eb',
  code: 'font:700 1.75rem/1.5 ui-monospace,monospace;letter-spacing:.25em',
  action:
    'display:inline-block;padding:.625rem 1.25rem;border-radius:.5rem;background:#3b5bdb;color:#ffffff;text-decoration:none',
  note: 'font-size:.875rem',
};
