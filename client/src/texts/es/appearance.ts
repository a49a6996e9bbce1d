export const appearance = {
  title: 'Apariencia',
  description: 'Se guarda en este dispositivo.',
  colors: 'Colores',
  schemes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  accent: 'Color de énfasis',
  ofInstitution: (name: string) => `Color de ${name}`,
  accents: {
    cobalt: 'Azul',
    violet: 'Violeta',
    teal: 'Verde azulado',
    green: 'Verde',
    orange: 'Naranja',
    rose: 'Rosa',
  },
};
