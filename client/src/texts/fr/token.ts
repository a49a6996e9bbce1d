import type { ApiTokenStatus } from '../enums.generated.ts';

export const apiTokens = {
  title: 'Jetons d’API',
  description:
    'Utilisez un jeton pour appeler l’API. Il a les autorisations de la personne qui l’a créé, limitées à ses scopes.',
  list: 'Jetons d’API',
  failed: 'Impossible de charger les jetons d’API.',
  add: 'Créer un jeton',
  empty: 'Aucun jeton d’API pour le moment.',
  emptyHint: 'Créez-en un par intégration, pour pouvoir révoquer chacun séparément.',
  noPlan: 'Votre forfait ne donne pas accès à l’API',
  noPlanText: (institution: string, plan: string) =>
    `${institution} a le forfait ${plan}. Passez à Professional ou Enterprise pour accéder à l’API.`,
  noPlanStopped: 'Les jetons existants ne fonctionneront pas avant le changement de forfait.',
  seePlans: 'Voir le forfait et la facturation',
  statuses: { ACTIVE: 'Actif', EXPIRED: 'Expiré', REVOKED: 'Révoqué' } satisfies Record<
    ApiTokenStatus,
    string
  >,
  scopes: 'Scopes',
  name: 'Nom',
  actions: 'Actions',
  createdOn: 'Création',
  by: (name: string) => `par ${name}`,
  lastUsed: 'Dernière utilisation',
  neverUsed: 'Jamais',
  expires: 'Expiration',
  expired: 'Expiré',
  revokedOn: 'Révocation',
  revoke: 'Révoquer',
  revokeNamed: (name: string) => `Révoquer ${name}`,
  revokeTitle: 'Révoquer le jeton d’API',
  revokeText: (name: string) =>
    `Tout ce qui utilise « ${name} » cessera aussitôt de fonctionner. Cette action est irréversible.`,
  revoked: (name: string) => `Jeton révoqué : « ${name} ».`,
  revokeFailed: 'Impossible de révoquer le jeton. Veuillez réessayer.',
};

/** Titles of the areas of permissions. */
const AREAS: Readonly<Record<string, string>> = {
  ACTIVITIES: 'Activités',
  AUDIT: 'Journal d’audit',
  CERTIFICATES: 'Certificats',
  COHORTS: 'Cohortes',
  COUPONS: 'Codes promo',
  COURSES: 'Cours',
  ENROLLMENTS: 'Inscriptions',
  EVENTS: 'Événements',
  FILES: 'Fichiers',
  INSTITUTION: 'Établissement',
  MEMBERS: 'Personnes',
  ORDERS: 'Commandes',
  SUBMISSIONS: 'Rendus',
  WEBHOOKS: 'Webhooks',
};

export const apiTokenForm = {
  title: 'Créer un jeton d’API',
  name: 'Nom',
  nameHint: 'À quoi il servira, p. ex. « Rapport du soir ».',
  expires: 'Expiration',
  days: (days: number) => `Après ${days} jours`,
  scopes: 'Autorisations',
  read: 'Lecture',
  write: 'Écriture',
  /** Returns the title of an area, such as COURSES. */
  area: (area: string) => AREAS[area] ?? area.charAt(0) + area.slice(1).toLowerCase(),
  submit: 'Créer le jeton',
  failed: 'Impossible de créer le jeton. Veuillez réessayer.',
};

export const apiTokenSecret = {
  title: 'Votre nouveau jeton d’API',
  text: 'Copiez ce jeton maintenant. Vous ne le reverrez plus. Toute personne qui l’a peut utiliser ses autorisations : gardez-le secret.',
  label: 'Jeton d’API',
  copy: 'Copier le jeton',
  done: 'Terminé',
};
