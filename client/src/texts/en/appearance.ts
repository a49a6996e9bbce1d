export const appearance = {
  title: 'Appearance',
  description: 'Kept on this device.',
  colors: 'Colors',
  schemes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  accent: 'Accent color',
  ofInstitution: (name: string) => `Color of ${name}`,
  accents: {
    cobalt: 'Blue',
    violet: 'Violet',
    teal: 'Teal',
    green: 'Green',
    orange: 'Orange',
    rose: 'Rose',
  },
};
