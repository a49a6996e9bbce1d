export const photoSettings = {
  title: 'Foto de perfil',
  description: 'Los miembros de esta institución la ven junto a tu nombre.',
  label: 'Tu foto',
  hint: 'Lo mejor es un cuadrado de al menos 320 × 320 píxeles. Sin foto, se ven tus iniciales.',
  saved: 'Foto guardada',
  removed: 'Foto quitada',
  failed: 'No pudimos cargar tu foto.',
};
