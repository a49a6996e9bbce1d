export const photoSettings = {
  title: 'Photo de profil',
  description: 'Les membres de cet établissement la voient à côté de votre nom.',
  label: 'Votre photo',
  hint: 'Un carré d’au moins 320 × 320 pixels rend le mieux. Sans photo, vos initiales s’affichent.',
  saved: 'Photo enregistrée',
  removed: 'Photo retirée',
  failed: 'Impossible de charger votre photo.',
};
