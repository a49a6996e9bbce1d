export const languageSettings = {
  title: 'Idioma',
  description:
    'Tus pantallas, mensajes y correos aparecen en este idioma. La página se recarga y tus borradores se conservan.',
  label: 'Idioma',
  failed: 'No pudimos cambiar el idioma. Inténtalo de nuevo.',
};

/** Choice of visitors in the footer. */
export const languageChoice = 'Idioma';
