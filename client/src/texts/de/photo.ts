export const photoSettings = {
  title: 'Profilfoto',
  description: 'Mitglieder dieser Institution sehen es neben Ihrem Namen.',
  label: 'Ihr Foto',
  hint: 'Am besten ein Quadrat mit mindestens 320 × 320 Pixeln. Ohne Foto sehen andere Ihre Initialen.',
  saved: 'Foto gespeichert',
  removed: 'Foto entfernt',
  failed: 'Ihr Foto konnte nicht geladen werden.',
};
