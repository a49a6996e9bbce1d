export const code = {
  label: 'Code de vérification',
  box: (index: number, of: number) => `Caractère ${index} sur ${of}`,
  paste: 'Coller depuis le presse-papiers',
  clipboardRefused: 'Impossible de lire le presse-papiers. Collez plutôt avec le clavier.',
};
