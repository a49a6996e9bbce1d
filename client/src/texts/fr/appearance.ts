export const appearance = {
  title: 'Apparence',
  description: 'Enregistrée sur cet appareil.',
  colors: 'Couleurs',
  schemes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  accent: 'Couleur d’accent',
  ofInstitution: (name: string) => `Couleur de l’établissement (${name})`,
  accents: {
    cobalt: 'Bleu',
    violet: 'Violet',
    teal: 'Turquoise',
    green: 'Vert',
    orange: 'Orange',
    rose: 'Rose',
  },
};
