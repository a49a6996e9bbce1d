/** Tab Danger Zone of the institution's settings, and the screen of a closed institution. */

export const institutionExport = {
  title: 'Tout exporter',
  description:
    'Une archive ZIP avec chaque table en lignes JSON et chaque fichier envoyé. Elle ne contient ni mots de passe, ni jetons, ni autres secrets.',
  privacy:
    'Elle contient des données personnelles de tous les membres, messages privés compris. Conservez-la en lieu sûr.',
  start: 'Lancer l’export',
  again: 'Lancer un autre export',
  queued: 'En attente de son tour…',
  running: 'Collecte de vos données',
  percent: (percent: number) =>
    `${percent} % terminé. Vous pouvez quitter cette page : nous vous écrirons dès que ce sera prêt.`,
  cancel: 'Annuler l’export',
  notCancelled: 'Nous n’avons pas pu annuler l’export. Veuillez réessayer.',
  ready: 'Votre archive est prête',
  contents: (rows: string, files: string, size: string) => `Lignes : ${rows} · Fichiers : ${files} · ${size}`,
  until: (day: string) => `Vous pouvez la télécharger jusqu’au ${day}. Ensuite, nous la supprimons.`,
  download: 'Télécharger l’archive',
  notDownloaded: 'Nous n’avons pas pu télécharger l’archive. Veuillez réessayer.',
  cancelled: 'Le dernier export a été annulé.',
  failed: 'Le dernier export a échoué',
  expired: 'La dernière archive a été supprimée après 7 jours.',
  notStarted: 'Nous n’avons pas pu lancer l’export. Veuillez réessayer.',
  loadFailed: 'Nous n’avons pas pu charger vos exports.',
};

export const dangerZone = {
  title: 'Fermer l’établissement',
  description: 'Définitivement, après 30 jours pendant lesquels vous pouvez changer d’avis.',
  ownerOnly: 'Seul le propriétaire peut tout exporter ou fermer l’établissement.',
  effects: [
    'Les membres, les jetons d’API et les webhooks sont bloqués aussitôt. Vous seul pouvez vous connecter ici.',
    'Vos pages publiques, cours et cohortes ne sont visibles de personne. Les certificats restent valables jusqu’à l’effacement des données.',
    'Rien n’est facturé pour votre forfait, et les paiements et remboursements en cours sont réglés.',
    'Après 30 jours, toutes les données et tous les fichiers sont effacés. Ils ne peuvent pas être restaurés.',
  ],
  close: 'Fermer l’établissement',
  dialogTitle: (name: string) => `Fermer ${name} ?`,
  dialogText: (day: string) =>
    `Le ${day}, tout son contenu est effacé. D’ici là, vous pouvez vous connecter pour le rouvrir ou exporter vos données.`,
  name: 'Nom de l’établissement',
  nameHint: (name: string) => `Saisissez ${name} pour confirmer.`,
  password: 'Votre mot de passe',
  code: 'Code de sécurité',
  codeHint: 'De votre application d’authentification, ou un code de récupération.',
  failed: 'Nous n’avons pas pu fermer l’établissement. Veuillez réessayer.',
  loadFailed: 'Nous n’avons pas pu charger cet onglet.',
};

export const closedInstitution = {
  title: (name: string) => `${name} est fermé`,
  text: (day: string) =>
    `Le ${day}, nous effaçons toutes ses données et tous ses fichiers. D’ici là, tout est conservé en l’état.`,
  daysLeft: (days: number) => (days === 1 ? '1 jour restant' : `${days} jours restants`),
  reopen: 'Rouvrir',
  reopened: (name: string) => `${name} est de nouveau ouvert`,
  notReopened: 'Nous n’avons pas pu rouvrir l’établissement. Veuillez réessayer.',
  loadFailed: 'Nous n’avons pas pu charger cette page.',
};

export const otherInstitutions = { title: 'Ou allez dans un autre de vos établissements :' };
