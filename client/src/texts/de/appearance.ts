export const appearance = {
  title: 'Darstellung',
  description: 'Gilt auf diesem Gerät.',
  colors: 'Farben',
  schemes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  accent: 'Akzentfarbe',
  ofInstitution: (name: string) => `Farbe von ${name}`,
  accents: {
    cobalt: 'Blau',
    violet: 'Violett',
    teal: 'Petrol',
    green: 'Grün',
    orange: 'Orange',
    rose: 'Rosa',
  },
};
