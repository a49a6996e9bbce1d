import type { Config } from '#kernel/config';
import type { Language } from '#kernel/language.rules';
import { type Say, sayIn } from '#kernel/translate';
import { escapeHtml } from '#kernel/html';

/** State of the page: it asks for confirmation, it confirms, each with what the mails are about, or the link is invalid. */
export type Page = { asks: string } | { done: string } | 'unknown';

/** Renders the unsubscribe page. It has no scripts and works without signing in. */
export function unsubscribePage(
  page: Page,
  language: Language,
  { appName }: Pick<Config, 'appName'>,
): string {
  const { title, body } = contentOf(page, sayIn(language));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${appName}`)}</title>
<style>
body { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.3 }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: #3b5bdb; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid; outline-offset: 2px }
</style>
</head>
<body>
<main>
<p>${escapeHtml(appName)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function contentOf(page: Page, say: Say): { title: string; body: string } {
  const settings = `<a href="/settings">${escapeHtml(say`Settings`)}</a>`;
  if (page === 'unknown')
    return {
      title: say`This link isn’t valid`,
      body: `<p>${say`Open the link in the email again, or sign in and choose your emails under ${settings}.`}</p>`,
    };
  if ('asks' in page)
    return {
      title: say`Stop emails about ${page.asks}?`,
      body: `<p>${say`You’ll still see them in the app.`}</p>\n<form method="post"><button type="submit">${say`Unsubscribe`}</button></form>`,
    };
  return {
    title: say`We won’t email you about ${page.done}`,
    body: `<p>${say`You’ll still see them in the app. To get these emails again, sign in and open ${settings}.`}</p>`,
  };
}
