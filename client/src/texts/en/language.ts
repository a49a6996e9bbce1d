export const languageSettings = {
  title: 'Language',
  description:
    'Your screens, messages and emails are in this language. The page reloads, and your drafts stay.',
  label: 'Language',
  failed: 'We couldn’t change the language. Please try again.',
};

/** Choice of visitors in the footer. */
export const languageChoice = 'Language';
