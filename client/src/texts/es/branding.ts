const ratio = (contrast: number): string =>
  `${(Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',')}:1`;

export const branding = {
  title: 'Marca',
  description:
    'El aspecto de tus páginas, correos y certificados, también para quienes visitan tu dirección.',
  noPlan: 'Tu plan no incluye marca propia',
  noPlanText:
    'La marca propia viene con los planes Starter, Professional y Enterprise: tu logotipo y tu color en páginas, correos y certificados.',
  seePlans: 'Ver planes',
  logo: 'Logotipo',
  logoHint:
    'Aparece con tu nombre en la parte superior de cada página. Un PNG transparente queda bien en claro y en oscuro.',
  favicon: 'Icono',
  faviconHint: 'Un cuadrado para las pestañas del navegador. Debe distinguirse a 16 píxeles.',
  none: 'Ninguno',
  color: 'Color principal',
  colorHint: 'Para botones, enlaces y lo seleccionado. Si lo dejas vacío, se usa el color de la plataforma.',
  colorPlaceholder: '#2d4fd6',
  pick: 'Elegir un color',
  previews: { light: 'Vista previa en claro', dark: 'Vista previa en oscuro' },
  sampleButton: 'Inscribirme',
  sampleLink: 'Ver el horario',
  noColor: 'Tus páginas tienen el color de la plataforma.',
  readable: (contrast: number) => `El texto blanco se lee bien sobre este color, con ${ratio(contrast)}.`,
  darkened: (color: string, contrast: number, needed: number, shown: string) =>
    `El texto blanco se lee mal sobre ${color}: ${ratio(contrast)}, y hace falta ${ratio(needed)}. Los botones usan ${shown}, el tono más oscuro y cercano.`,
  lightened: (shown: string) => `En oscuro, los botones usan ${shown} para que destaquen.`,
  ownChoice: 'Quienes eligieron un color de énfasis en su dispositivo lo conservan.',
  conflict: 'Otra persona cambió la marca',
  save: 'Guardar cambios',
  saved: 'Marca guardada.',
  failed: 'No pudimos guardar la marca. Inténtalo de nuevo.',
};
