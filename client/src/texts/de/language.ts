export const languageSettings = {
  title: 'Sprache',
  description:
    'Ihre Seiten, Meldungen und E-Mails sind in dieser Sprache. Die Seite lädt neu, Ihre Entwürfe bleiben erhalten.',
  label: 'Sprache',
  failed: 'Die Sprache ließ sich nicht ändern. Bitte versuchen Sie es erneut.',
};

/** Choice of visitors in the footer. */
export const languageChoice = 'Sprache';
