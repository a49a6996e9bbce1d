export const attachments = {
  choose: 'Choisir des fichiers',
  drop: 'Déposez des fichiers ici, ou',
  dropNow: 'Déposez-les ici',
  kinds: (endings: string) => `${endings}, jusqu’à 10 Mo chacun.`,
  list: 'Fichiers joints',
  waiting: 'En attente…',
  percent: (percent: number) => `${percent} %`,
  uploading: (name: string) => `Envoi de ${name}`,
  cancel: (name: string) => `Annuler l’envoi de ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  retry: (name: string) => `Réessayer avec ${name}`,
  retryShort: 'Réessayer',
  attached: (name: string) => `Fichier joint : ${name}.`,
  removed: (name: string) => `Fichier retiré : ${name}.`,
  offline: 'La connexion a été perdue. Réessayez une fois de nouveau en ligne.',
  failed: 'Impossible d’envoyer le fichier. Veuillez réessayer.',
  expired: 'Les fichiers sont gardés un jour avant le rendu. Joignez celui-ci à nouveau.',
};

export const fileKinds = { file: 'Fichier', link: 'Lien' };

export const fileDownload = {
  list: 'Fichiers',
  download: (name: string) => `Télécharger ${name}`,
  failed: 'Impossible de télécharger le fichier. Veuillez réessayer.',
};
