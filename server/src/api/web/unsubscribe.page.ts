import type { Config } from '#kernel/config';
import { escapeHtml } from '#kernel/html';
import { NotificationKind } from '#modules/notification/notification.enums';

/** State of the page: it asks for confirmation, it confirms, or the link is invalid. */
export type Page = { asks: NotificationKind } | { done: NotificationKind } | 'unknown';

/** Subjects of mails by kind, after "mails about". */
const ABOUT: Record<NotificationKind, string> = {
  [NotificationKind.ENROLLMENT]: 'your enrollments',
  [NotificationKind.WAITLIST_PROMOTION]: 'seats that become free for you',
  [NotificationKind.COHORT_CHANGE]: 'changes of your cohorts',
  [NotificationKind.COHORT_DELETION]: 'cohorts that are deleted',
  [NotificationKind.ACTIVITY]: 'new assignments',
  [NotificationKind.CERTIFICATE]: 'certificates',
  [NotificationKind.GRADE]: 'grades of your work',
  [NotificationKind.STUDENT_ENROLLMENT]: 'students who enroll',
  [NotificationKind.DISCUSSION_REPLY]: 'replies in your discussions',
  [NotificationKind.EVENT_REMINDER]: 'meetings and lessons that begin soon',
};

/** Renders the unsubscribe page. It has no scripts and works without signing in. */
export function unsubscribePage(page: Page, { appName }: Pick<Config, 'appName'>): string {
  const { title, body } = contentOf(page);
  return `<!doctype html>
<html lang="en">
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

function contentOf(page: Page): { title: string; body: string } {
  if (page === 'unknown')
    return {
      title: 'This link is not valid',
      body: '<p>Open the link from the mail again, or sign in and choose your mails under <a href="/settings">Settings</a>.</p>',
    };
  if ('asks' in page)
    return {
      title: `No more mails about ${ABOUT[page.asks]}?`,
      body: '<p>You will still see them in the app.</p>\n<form method="post"><button type="submit">Unsubscribe</button></form>',
    };
  return {
    title: `No more mails about ${ABOUT[page.done]}`,
    body: '<p>You will still see them in the app. To get mails again, sign in and open <a href="/settings">Settings</a>.</p>',
  };
}
