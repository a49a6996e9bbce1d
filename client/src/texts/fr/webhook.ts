import type { WebhookDeliveryStatus } from '../enums.generated.ts';

export const webhooks = {
  title: 'Webhooks',
  description:
    'Prévenez d’autres systèmes quand quelque chose se passe. Les événements sont signés et envoyés à vos endpoints.',
  add: 'Ajouter un endpoint',
  empty: 'Aucun endpoint de webhook pour le moment.',
  emptyHint: 'Ajoutez une URL pour recevoir les événements d’inscriptions, de cohortes et de cours.',
  failed: 'Impossible de charger les webhooks.',
  list: 'Endpoints de webhook',
  enabled: 'Activé',
  disabled: 'Désactivé',
  failing: 'En échec',
  failingSince: (moment: string) => `En échec depuis le ${moment}.`,
  disabledAt: (moment: string) =>
    `Désactivé le ${moment} après des jours d’échecs. Réactivez-le quand l’endpoint fonctionne à nouveau.`,
  previousSecret: (moment: string) =>
    `Les événements sont aussi signés avec le secret précédent jusqu’au ${moment}.`,
  log: 'Journal des envois',
  test: 'Envoyer un événement de test',
  testSent: 'Nous avons envoyé un événement de test.',
  edit: 'Modifier',
  more: (url: string) => `Plus d’actions : ${url}`,
  rotate: 'Renouveler le secret',
  enable: 'Activer',
  disable: 'Désactiver',
  delete: 'Supprimer',
  wasEnabled: 'Endpoint activé.',
  wasDisabled: 'Endpoint désactivé.',
  wasDeleted: 'Endpoint supprimé.',
  actFailed: 'Une erreur s’est produite. Veuillez réessayer.',
  deleteTitle: 'Supprimer cet endpoint ?',
  deleteText: (url: string) =>
    `${url} ne recevra plus d’événements, et son journal des envois sera supprimé. Cette action est irréversible.`,
  rotateTitle: 'Renouveler le secret ?',
  rotateText:
    'Vous recevez un nouveau secret. Pendant 24 heures, les événements sont signés avec les deux : vous pouvez changer sans en perdre.',
};

export const webhookForm = {
  addTitle: 'Ajouter un endpoint',
  editTitle: 'Modifier l’endpoint',
  url: 'URL de l’endpoint',
  urlHint: 'Commence par https:// et est accessible depuis Internet.',
  description: 'Description',
  descriptionHint: 'Facultative. À quoi il servira.',
  events: 'Événements à envoyer',
  add: 'Ajouter l’endpoint',
  save: 'Enregistrer',
  saved: 'Endpoint enregistré.',
  failed: 'Impossible d’enregistrer l’endpoint. Veuillez réessayer.',
};

export const webhookSecret = {
  title: 'Secret de signature',
  text: 'Copiez ce secret maintenant. Vous ne le reverrez plus. Il sert à vérifier que les événements viennent de nous.',
  label: 'Secret',
  copy: 'Copier le secret',
  done: 'Terminé',
};

export const webhookLog = {
  title: 'Journal des envois',
  list: 'Envois',
  empty: 'Aucun événement envoyé pour le moment.',
  emptyHint:
    'Les événements apparaissent ici à mesure qu’ils sont envoyés. Envoyez un événement de test pour vérifier votre endpoint.',
  failed: 'Impossible de charger les envois.',
  statuses: { PENDING: 'En attente', SUCCEEDED: 'Réussi', FAILED: 'Échoué' } satisfies Record<
    WebhookDeliveryStatus,
    string
  >,
  tries: (count: number) => (count < 2 ? `${count} tentative` : `${count} tentatives`),
  nextTry: (moment: string) => `Prochaine tentative : ${moment}`,
  attempts: 'Tentatives',
  answered: (status: number) => `Réponse ${status}`,
  took: (milliseconds: number) => `${milliseconds} ms`,
  payload: 'Contenu',
  id: 'Événement',
  redeliver: 'Renvoyer',
  redelivered: 'Événement renvoyé.',
};
