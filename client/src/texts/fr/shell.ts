export const common = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  edit: 'Modifier',
  delete: 'Supprimer',
  undo: 'Annuler',
  discard: 'Abandonner',
  draftRestored: 'Brouillon restauré',
  draftDiscarded: 'Brouillon supprimé',
  back: 'Retour',
  copy: 'Copier',
  copied: 'Copié',
  free: 'Gratuit',
  andMore: (first: string, more: number) =>
    more === 0 ? first : `${first} + ${more} ${more < 2 ? 'autre' : 'autres'}`,
  select: (name: string) => `Sélectionner ${name}`,
  selectAll: 'Tout sélectionner sur cette page',
  selected: (count: number) => `Sélection : ${count}`,
  clearSelection: 'Effacer la sélection',
  bulkFailed: (failed: number) => `Modifications impossibles (${failed}) :`,
  /** Number of filters that are set. */
  filters: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  skipToContent: 'Aller au contenu',
  offline: 'Vous êtes hors ligne. Certaines informations ne sont peut-être pas à jour.',
  screenFailed: 'Une erreur s’est produite sur cette page',
  screenFailedHint: 'Réessayez. Si l’erreur persiste, rechargez la page.',
  codeMissing: 'Impossible de charger cette page',
  codeMissingHint:
    'Le serveur est injoignable, ou une version plus récente est sortie. Rechargez pour réessayer.',
  codeMissingOffline: 'Cette page s’ouvrira dès que vous serez de nouveau en ligne.',
  reload: 'Recharger',
  notifications: 'Notifications',
  // Without the word for password: tests find the field next to it by that name.
  reveal: 'Afficher les caractères',
  darkColors: 'Passer en couleurs sombres',
  lightColors: 'Passer en couleurs claires',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  pages: (label: string) => `Pages : ${label}`,
  pageNumber: (page: number) => `Page ${page}`,
};

export const errors = {
  list: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  unknown: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  network: 'Le serveur ne répond pas',
};

export const header = {
  account: 'Compte',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  signUp: 'Créer un compte',
};

export const footer = {
  rights: (year: number, app: string) => `© ${year} ${app}. Tous droits réservés.`,
  links: 'Plus',
  courses: 'Cohortes ouvertes',
  verify: 'Vérifier un certificat',
  createSchool: 'Créer votre école',
  plans: 'Forfaits',
  api: 'Documentation de l’API',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
};

export const notFound = {
  title: 'Oups, page introuvable',
  message: 'La page que vous cherchez n’existe pas ou a été déplacée.',
  home: 'Aller à l’accueil',
};

export const unauthorized = {
  title: 'Accès refusé',
  message: 'Vous n’avez pas l’autorisation de voir cette page.',
  home: 'Aller à l’accueil',
};
