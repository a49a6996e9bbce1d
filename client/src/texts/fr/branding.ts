const ratio = (contrast: number): string =>
  `${(Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',')}:1`;

export const branding = {
  title: 'Identité visuelle',
  description:
    'L’aspect de vos pages, e-mails et certificats, y compris pour les visiteurs de votre adresse.',
  noPlan: 'Votre forfait ne comprend pas l’identité visuelle',
  noPlanText:
    'L’identité visuelle est comprise dans les forfaits Starter, Professional et Enterprise : votre logo et votre couleur sur les pages, les e-mails et les certificats.',
  seePlans: 'Voir les forfaits',
  logo: 'Logo',
  logoHint:
    'Affiché avec votre nom en haut de chaque page. Un PNG transparent convient aux thèmes clair et sombre.',
  favicon: 'Icône',
  faviconHint: 'Un carré pour les onglets du navigateur. Il doit rester lisible à 16 pixels.',
  none: 'Aucun',
  color: 'Couleur principale',
  colorHint: 'Pour les boutons, les liens et la sélection. Vide : couleur de la plateforme.',
  colorPlaceholder: '#2d4fd6',
  pick: 'Choisir une couleur',
  previews: { light: 'Aperçu en clair', dark: 'Aperçu en sombre' },
  sampleButton: 'S’inscrire',
  sampleLink: 'Voir le planning',
  noColor: 'Vos pages ont la couleur de la plateforme.',
  readable: (contrast: number) =>
    `Un texte blanc est lisible sur cette couleur (contraste ${ratio(contrast)}).`,
  darkened: (color: string, contrast: number, needed: number, shown: string) =>
    `Un texte blanc est difficile à lire sur ${color} : le contraste est de ${ratio(contrast)}, il faut ${ratio(needed)}. Les boutons ont donc ${shown}, la teinte plus foncée la plus proche.`,
  lightened: (shown: string) => `En sombre, les boutons ont ${shown}, pour bien ressortir.`,
  ownChoice: 'Les personnes qui ont choisi une couleur d’accent sur leur appareil la gardent.',
  conflict: 'Quelqu’un d’autre a modifié l’identité visuelle',
  save: 'Enregistrer',
  saved: 'Identité visuelle enregistrée.',
  failed: 'Impossible d’enregistrer l’identité visuelle. Veuillez réessayer.',
};
