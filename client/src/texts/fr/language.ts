export const languageSettings = {
  title: 'Langue',
  description:
    'Vos écrans, messages et e-mails sont dans cette langue. La page se recharge et vos brouillons sont conservés.',
  label: 'Langue',
  failed: 'Impossible de changer la langue. Veuillez réessayer.',
};

/** Choice of visitors in the footer. */
export const languageChoice = 'Langue';
